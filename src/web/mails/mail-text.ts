import { colonOf } from "#domain/language/colon-of.ts";
import type { Locale } from "#domain/language/language.ts";
import type { MailPage } from "./mail-page.ts";

interface TextSetting {
  readonly footer: readonly string[];
  readonly notice: string | undefined;
  readonly locale: Locale;
}

/** The same mail as plain text. */
export function mailText(page: MailPage, { footer, notice, locale }: TextSetting): string {
  const colon = colonOf(locale);
  const facts = page.facts?.map(
    ({ label, detail, value }) => `  ${label}${detail ? ` (${detail})` : ""}${colon} ${value}`,
  );
  const blocks = [
    notice,
    ...page.opening,
    ...(page.notes ?? []),
    page.quoted?.replace(/^/gm, "> "),
    facts?.join("\n"),
    page.action && `${page.action.label}${colon}\n${page.action.link}`,
    ...(page.closing ?? []),
    `--\n${footer.join("\n")}`,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}
