import init, * as engine from "./pkg/hollows.js";
import type { FromWorker, ToWorker } from "./protocol";
import { think } from "./thinking";

/** Nobody waits for this thread but a request to stop. */
const SLICE = 40;

let ready: Promise<unknown> = Promise.reject(new Error("the engine's bytes have not come"));
ready.catch(() => {});
let current: number | undefined;

function reply(message: FromWorker): void {
  postMessage(message);
}

async function work(job: number, saved: string, level: number): Promise<void> {
  current = job;
  try {
    await ready;
    const move = await think(engine, saved, level, SLICE, () => current !== job);
    if (move !== undefined) reply({ type: "answer", job, move });
  } catch (error) {
    reply({ type: "failure", job, message: String(error) });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "engine") ready = init({ module_or_path: data.bytes });
  else if (data.type === "think") void work(data.job, data.saved, data.level);
  else current = undefined;
});
