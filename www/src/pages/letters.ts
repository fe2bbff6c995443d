import gujarati from "@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff2?url";
import khmer from "@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-400-normal.woff2?url";

/** Letters that a picture's file carries along, since it cannot use those of the page. */
const FILES: Record<string, string> = { gu: gujarati, km: khmer };

/** The name under which a picture knows them. */
export const CARRIED = "Carried";

/** The letters of a language as a style for a picture's file; empty where every device has some, or they do not come. */
export async function carriedLetters(lang: string): Promise<string> {
  const file = FILES[lang];
  if (!file) return "";
  try {
    const answer = await fetch(file);
    const address = await dataAddress(await answer.blob());
    return `<style>@font-face{font-family:${CARRIED};src:url(${address})}</style>`;
  } catch {
    return "";
  }
}

function dataAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}
