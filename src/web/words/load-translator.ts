import type { Locale } from "#domain/language/language.ts";
import type { Message } from "#domain/words.ts";
import { say } from "./say.ts";
import { serverMessages } from "./server-words.ts";

/** For the server's own messages: loads each locale once, then translates synchronously. */
export async function loadTranslator(): Promise<(locale: Locale, words: Message) => string> {
  const [mul, en, fr] = await Promise.all([
    serverMessages("mul"),
    serverMessages("en"),
    serverMessages("fr"),
  ]);
  const catalogs = { mul, en, fr };
  return (locale, words) => say(catalogs[locale], words);
}
