import { Known } from "./known";
import init, * as engine from "./pkg/hollows.js";
import type { FromWorker, Limits, ToWorker } from "./protocol";
import { think } from "./thinking";

/** Nobody waits for this thread but a request to stop. */
const SLICE = 40;

let ready: Promise<unknown> = Promise.reject(new Error("the engine's bytes have not come"));
ready.catch(() => {});
let current: number | undefined;
const known = new Known(engine);

function reply(message: FromWorker): void {
  postMessage(message);
}

async function work(job: number, saved: string, limits: Limits): Promise<void> {
  current = job;
  try {
    await ready;
    const found = await think(engine, saved, limits, SLICE, () => current !== job, known);
    if (found) reply({ type: "answer", job, found });
  } catch (error) {
    reply({ type: "failure", job, message: String(error) });
  }
  if (current === job) current = undefined;
  if (current === undefined) void known.learn(() => current !== undefined);
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "engine") ready = init({ module_or_path: data.bytes });
  else if (data.type === "think") void work(data.job, data.saved, data.limits);
  else current = undefined;
});
