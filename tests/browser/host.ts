import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";

/** Opens a page of another host, for as long as `page` is open; `policy` is its content security policy. */
export async function host(page: Page, head: string, body: string, policy?: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Exhibit</title>${head}<body>${body}`;
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    if (policy) response.setHeader("content-security-policy", policy);
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  page.once("close", () => server.close());
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
}
