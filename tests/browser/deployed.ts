import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { type Page, test } from "@playwright/test";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
};

/** Changes a file's text on its way out; undefined: as it was built. */
export type Version = (file: string, text: string) => string;

/** A server on which another version can be deployed. */
interface Deployed {
  address: string;
  /** Serves what was built, or what lies in another `folder`, changed by `version`. */
  deploy(version: Version, folder?: string): void;
}

/** The built site on a server of its own, for as long as `page` is open. */
export async function deployed(page: Page): Promise<Deployed> {
  const dist = join(test.info().config.rootDir, "../../www/dist");
  let folder = dist;
  let version: Version = (_file, text) => text;
  const server = createServer(async ({ url }, response) => {
    const file = new URL(url ?? "", "http://localhost").pathname.slice(1);
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    try {
      const built = await readFile(join(folder, file));
      response.setHeader("content-type", type);
      response.end(/html|script/.test(type) ? version(file, built.toString()) : built);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  page.once("close", () => server.close());
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    deploy: (next, from = dist) => {
      version = next;
      folder = from;
    },
  };
}
