import { openingBook } from "./books";
import { type Engine, engineBytes, hasWebAssembly } from "./loader";
import type { FromWorker, Limits, ToWorker } from "./protocol";
import type { Analysed, Progress } from "./types";

/** On the page's own thread half a frame at most, so that nothing stutters. */
const SLICE = 8;

/** A worker that has not answered after so many milliseconds, many times what any job takes, is given up. */
const PATIENCE = 15_000;

interface Job {
  id: number;
  saved: string;
  /** How far to look for the best move; left out: all moves are analysed and told of. */
  limits?: Limits;
  book?: Uint8Array | undefined;
  tell?(found: Analysed): void;
  resolve(found: Progress | undefined): void;
  reject(error: unknown): void;
}

/**
 * Looks for moves. It does one job at a time and the newest wins: the answer of a job that was stopped is dropped.
 * It thinks in a worker; where none can be had (a host's policy, an old browser) on the page's own thread, in short slices.
 */
export class Thinker {
  readonly #engine: Engine;
  #worker: Worker | undefined;
  /** No worker is to be had, or wanted any more. */
  #alone = false;
  #job: Job | undefined;
  #jobs = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Looks for the best move of the player to move in a saved game; undefined when stopped before the answer. */
  choose(saved: string, limits: Limits): Promise<Progress | undefined> {
    return this.#begin({ saved, limits });
  }

  /** Tells again and again what each legal move in a saved game is worth; resolves when no more will come. */
  async analyse(saved: string, tell: (found: Analysed) => void): Promise<void> {
    await this.#begin({ saved, tell });
  }

  /** Gives up the running job, if any. */
  stop(): void {
    if (!this.#job) return;
    this.#send({ type: "stop" });
    this.#job.resolve(undefined);
    this.#job = undefined;
  }

  /** Stops for good. */
  dispose(): void {
    this.stop();
    this.#alone = true;
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #begin(task: Pick<Job, "saved" | "limits" | "tell">): Promise<Progress | undefined> {
    this.stop();
    return new Promise((resolve, reject) => {
      this.#jobs += 1;
      const job: Job = { id: this.#jobs, ...task, resolve, reject };
      this.#job = job;
      void this.#assign(job);
    });
  }

  async #assign(job: Job): Promise<void> {
    const { id, saved, limits } = job;
    const book = openingBook(this.#engine, saved, limits);
    [job.book] = await Promise.all([book, this.#hire()]);
    if (this.#job !== job) return;
    if (!this.#worker) await this.#thinkHere(job);
    else if (!limits) this.#send({ type: "analyse", job: id, saved, book: job.book });
    else {
      this.#send({ type: "think", job: id, saved, limits, book: job.book });
      setTimeout(() => {
        if (this.#job === job) this.#dismiss();
      }, PATIENCE);
    }
  }

  /** Starts the worker when there is none yet. */
  async #hire(): Promise<void> {
    if (this.#worker || this.#alone) return;
    if (!hasWebAssembly) {
      this.#alone = true;
      return;
    }
    try {
      // The worker carries its source along, since a page of another host may not start one from our address.
      const [{ default: SearchWorker }, bytes] = await Promise.all([
        import("./worker?worker&inline"),
        engineBytes(),
      ]);
      if (this.#worker || this.#alone) return;
      const worker = new SearchWorker();
      worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
      worker.addEventListener("error", () => this.#dismiss());
      this.#worker = worker;
      this.#send({ type: "engine", bytes });
    } catch {
      this.#alone = true;
    }
  }

  #send(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.job !== this.#job?.id) return;
    if (message.type === "answer") this.#finish(message.found);
    else if (message.type === "analysis") this.#job.tell?.(message.found);
    else this.#dismiss();
  }

  /** Does without a worker from now on, and takes over what it was thinking about. */
  #dismiss(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#alone = true;
    if (this.#job) void this.#thinkHere(this.#job);
  }

  async #thinkHere(job: Job): Promise<void> {
    try {
      const { analyse, think } = await import("./thinking");
      const stopped = () => this.#job !== job;
      const found = job.limits
        ? await think(this.#engine, job.saved, job.limits, job.book, SLICE, stopped)
        : await analyse(this.#engine, job.saved, job.book, SLICE, stopped, (news) => job.tell?.(news)).then(
            () => undefined,
          );
      if (this.#job === job) this.#finish(found);
    } catch (error) {
      if (this.#job === job) this.#job = undefined;
      job.reject(error);
    }
  }

  #finish(found: Progress | undefined): void {
    this.#job?.resolve(found);
    this.#job = undefined;
  }
}
