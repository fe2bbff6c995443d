/** What a reader has set once for all games. */
export interface Settings {
  speed: number;
  numbers: boolean;
  /** What a move would do is shown before it is made. */
  foresight: boolean;
  /** Seeds are heard. */
  sound: boolean;
  /** Moves are told lap by lap. */
  detailed: boolean;
  /** The board is shown as a table too. */
  table: boolean;
}

const USUAL: Settings = {
  speed: 1,
  numbers: true,
  foresight: true,
  sound: false,
  detailed: false,
  table: false,
};

/**
 * What is kept on this device: a game in progress for each of the games, and the settings. A browser may refuse any of
 * it at any time; then nothing is kept, and play goes on.
 */
export class Keep {
  /** The saved text of a game in progress. */
  game(id: string): string | undefined {
    return read(`game:${id}`);
  }

  /** Keeps a game in progress; false when the browser refuses. */
  saveGame(id: string, saved: string): boolean {
    return write(`game:${id}`, saved);
  }

  /** Calls back with the game that another page of this site has kept under this id. */
  watchGame(id: string, changed: (saved: string) => void): void {
    addEventListener("storage", ({ key, newValue }) => {
      if (key === `${PREFIX}game:${id}` && newValue !== null) changed(newValue);
    });
  }

  /** Puts a text that cannot be read out of the way, where nothing overwrites it. */
  setAside(id: string): void {
    const text = read(`game:${id}`);
    if (text === undefined) return;
    write(`unreadable:${id}:${Date.now()}`, text);
    remove(`game:${id}`);
  }

  /** The puzzles of a game that were solved on this device, by their positions. */
  solved(id: string): string[] {
    const { positions } = readObject(`puzzles:${id}`);
    return Array.isArray(positions) ? positions.filter((one) => typeof one === "string") : [];
  }

  /** Keeps which puzzles were solved. */
  saveSolved(id: string, positions: string[]): void {
    write(`puzzles:${id}`, JSON.stringify({ positions }));
  }

  /** The settings; what is missing or makes no sense is as usual. */
  settings(): Settings {
    const kept = readObject("settings");
    const { speed } = kept;
    const yesOrNo = (name: Exclude<keyof Settings, "speed">) =>
      typeof kept[name] === "boolean" ? kept[name] : USUAL[name];
    return {
      speed: typeof speed === "number" && speed > 0 && Number.isFinite(speed) ? speed : USUAL.speed,
      numbers: yesOrNo("numbers"),
      foresight: yesOrNo("foresight"),
      sound: yesOrNo("sound"),
      detailed: yesOrNo("detailed"),
      table: yesOrNo("table"),
    };
  }

  /** Keeps the settings. */
  saveSettings(settings: Settings): void {
    write("settings", JSON.stringify(settings));
  }

  /** The counts of an exhibit's games, whatever they look like. */
  counts(): unknown[] {
    const { all } = readObject("counts");
    return Array.isArray(all) ? all : [];
  }

  /** Keeps the counts of an exhibit's games; false when the browser refuses. */
  saveCounts(all: readonly unknown[]): boolean {
    return write("counts", JSON.stringify({ all }));
  }
}

/** The language chosen on this device. */
export function keptLanguage(): string | undefined {
  return read("language");
}

/** Keeps the language that was chosen. */
export function keepLanguage(lang: string): void {
  write("language", lang);
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

/** Whether it was kept; refused or full, the game goes on without. */
function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + key, text);
    return true;
  } catch {
    return false;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // As above.
  }
}
