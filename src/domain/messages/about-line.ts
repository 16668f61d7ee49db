/** The line of an offer that is written about, by the name that it had then (L8.1). */
export interface AboutLine {
  /** The number of the version. */
  readonly version: number;
  /** Which of its lines, counted from 1. */
  readonly line: number;
  readonly name: string;
}

interface Named {
  readonly number: number;
  readonly lines: readonly { readonly name: string }[];
  readonly options: readonly { readonly title: string }[];
}

/** What of an offer can be written about: its lines, then its options by their titles; what has no name is left out. */
export function linesToWriteAbout({ number: version, lines, options }: Named): AboutLine[] {
  const names = [...lines.map(({ name }) => name), ...options.map(({ title }) => title)];
  return names.map((name, index) => ({ version, line: index + 1, name })).filter(({ name }) => name !== "");
}

/** Where a line of an offer stands on its page. */
export function lineAnchor({ version, line }: Omit<AboutLine, "name">): string {
  return `offer-${version}-line-${line}`;
}
