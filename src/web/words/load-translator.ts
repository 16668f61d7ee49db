import type { Wording } from "#domain/language/language.ts";
import type { Words } from "#domain/words.ts";
import { say } from "./say.ts";
import { serverWords } from "./server-words.ts";

/** For the server's own sentences: loads each wording once, then answers at once. */
export async function loadTranslator(): Promise<(wording: Wording, words: Words) => string> {
  const [mul, en, fr] = await Promise.all([serverWords("mul"), serverWords("en"), serverWords("fr")]);
  const catalogs = { mul, en, fr };
  return (wording, words) => say(catalogs[wording], words);
}
