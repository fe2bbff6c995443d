import { Known } from "./known";
import init, * as engine from "./pkg/hollows.js";
import type { FromWorker, Limits, ToWorker } from "./protocol";
import { analyse, think } from "./thinking";
import type { Analysed } from "./types";

/** Nobody waits for this thread but a request to stop. */
const SLICE = 40;

let ready: Promise<unknown> = Promise.reject(new Error("the engine's bytes have not come"));
ready.catch(() => {});
let current: number | undefined;
const known = new Known(engine);

function reply(message: FromWorker): void {
  postMessage(message);
}

async function search(job: number, saved: string, limits: Limits, book?: Uint8Array): Promise<void> {
  const found = await think(engine, saved, limits, book, SLICE, () => current !== job, known);
  if (found) reply({ type: "answer", job, found });
}

function report(job: number, saved: string, book?: Uint8Array): Promise<void> {
  const tell = (found: Analysed) => reply({ type: "analysis", job, found });
  return analyse(engine, saved, book, SLICE, () => current !== job, tell, known);
}

async function work(job: number, task: () => Promise<void>): Promise<void> {
  current = job;
  try {
    await ready;
    await task();
  } catch (error) {
    reply({ type: "failure", job, message: String(error) });
  }
  if (current === job) current = undefined;
  if (current === undefined) void known.learn(() => current !== undefined);
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "engine") ready = init({ module_or_path: data.bytes });
  else if (data.type === "think")
    void work(data.job, () => search(data.job, data.saved, data.limits, data.book));
  else if (data.type === "analyse") void work(data.job, () => report(data.job, data.saved, data.book));
  else current = undefined;
});
