import { faults } from "./attributes";
import type { Texts } from "./locales/texts";

/** Characters of the longest message that is shown whole. */
const LONGEST = 400;

/** What is wrong: what went wrong last, and attributes that cannot be what they are. */
export class Problems {
  readonly #tell: (message: string) => void;
  #last = "";
  #faults: string[] = [];

  /** `tell` hears of each once. */
  constructor(tell: (message: string) => void) {
    this.#tell = tell;
  }

  /** All that is to be shown. */
  get all(): string[] {
    return this.#last ? [this.#last, ...this.#faults] : this.#faults;
  }

  /** Something went wrong; what went wrong before it is over. */
  add(error: unknown): void {
    this.#last = shorten(messageOf(error));
    this.#tell(this.#last);
  }

  /** What went wrong last is over. */
  settle(): void {
    this.#last = "";
  }

  /** Finds what is wrong with attributes. */
  check(attributes: Record<string, string | null>, texts: Texts): void {
    const known = this.#faults;
    this.#faults = faults(attributes, texts).map(shorten);
    for (const message of this.#faults) if (!known.includes(message)) this.#tell(message);
  }
}

/** What an error says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A message may quote what was given, however long that is. */
function shorten(message: string): string {
  return message.length > LONGEST ? `${message.slice(0, LONGEST)} …` : message;
}
