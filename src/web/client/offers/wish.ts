import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";

/** A wish as it is sent: one about a line begins with the line's name. */
export function wishOn(line: string, text: string): string {
  return line === "" ? text : `${line}: ${text}`;
}

/** What a wish can be about, each name once. */
export function linesToChange({ lines, options }: Pick<QuoteVersionAnswer, "lines" | "options">): string[] {
  const names = [...lines.map(({ name }) => name), ...options.map(({ title }) => title)];
  return [...new Set(names)].filter((name) => name !== "");
}
