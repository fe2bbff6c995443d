/** Hands a file to the reader. */
export function download(content: Blob | string, name: string): void {
  const url = URL.createObjectURL(
    new Blob([content], typeof content === "string" ? { type: "text/plain" } : {}),
  );
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // Some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
