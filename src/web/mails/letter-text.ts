import type { LetterPage } from "./letter-page.ts";

/** The same mail as plain text, for whoever reads without HTML. */
export function letterText(page: LetterPage, footer: readonly string[], notice: string | undefined): string {
  const facts = page.facts?.map(
    ({ label, detail, value }) => `  ${label}${detail ? ` (${detail})` : ""}: ${value}`,
  );
  const blocks = [
    notice,
    page.greeting,
    ...page.paragraphs,
    page.quoted?.replace(/^/gm, "> "),
    facts?.join("\n"),
    page.action && `${page.action.label}:\n${page.action.link}`,
    ...(page.closing ?? []),
    `--\n${footer.join("\n")}`,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}
