/** What a reader has set once for all games. */
export interface Settings {
  speed: number;
  numbers: boolean;
}

const USUAL: Settings = { speed: 1, numbers: true };

/**
 * What is kept on this device: a game in progress for each of the games, and the settings. A browser may refuse any of
 * it at any time; then nothing is kept, and play goes on.
 */
export class Keep {
  /** The saved text of a game in progress. */
  game(id: string): string | undefined {
    return read(`game:${id}`);
  }

  /** Keeps a game in progress. */
  saveGame(id: string, saved: string): void {
    write(`game:${id}`, saved);
  }

  /** Puts a text that cannot be read out of the way, where nothing overwrites it. */
  setAside(id: string): void {
    const text = read(`game:${id}`);
    if (text === undefined) return;
    write(`unreadable:${id}:${Date.now()}`, text);
    remove(`game:${id}`);
  }

  /** The settings; what is missing or makes no sense is as usual. */
  settings(): Settings {
    const { speed, numbers } = readObject("settings");
    return {
      speed: typeof speed === "number" && speed > 0 ? speed : USUAL.speed,
      numbers: typeof numbers === "boolean" ? numbers : USUAL.numbers,
    };
  }

  /** Keeps the settings. */
  saveSettings(settings: Settings): void {
    write("settings", JSON.stringify(settings));
  }
}

const PREFIX = "hollows:";

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

function readObject(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(read(key) ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // Refused or full: the game goes on without being kept.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // As above.
  }
}
