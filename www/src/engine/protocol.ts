import type { Analysed, Progress, SearchLimits } from "./types";

/** How a search is limited: as a level plays, or by depth and nodes. */
export type Limits = { level: number } | SearchLimits;

/** What the page sends to the worker. */
export type ToWorker =
  /** Sent by the page first, once: the engine's bytes, since a worker cannot fetch them on every host. */
  | { type: "engine"; bytes: ArrayBuffer }
  /** Sent by the page: think about this saved game, with its opening book. An earlier job is given up. */
  | { type: "think"; job: number; saved: string; limits: Limits; book: Uint8Array | undefined }
  /** Sent by the page: tell what each legal move in this saved game is worth. An earlier job is given up. */
  | { type: "analyse"; job: number; saved: string; book: Uint8Array | undefined }
  /** Sent by the page: give up whatever is being thought about. */
  | { type: "stop" };

/** What the worker sends to the page. */
export type FromWorker =
  /** Sent by the worker when a job is done. */
  | { type: "answer"; job: number; found: Progress }
  /** Sent by the worker now and then while it analyses. */
  | { type: "analysis"; job: number; found: Analysed }
  /** Sent by the worker when it cannot do a job; the page then thinks by itself. */
  | { type: "failure"; job: number; message: string };
