import { useLingui } from "@lingui/react/macro";
import { lineTitle } from "#domain/offers/own-line-names.ts";
import { say } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";

/** A line's name, and of bags their colours and their cloth, in the words of this page. */
export function useLineTitle() {
  const { i18n } = useLingui();
  const locale = useLocale();
  return (line: Parameters<typeof lineTitle>[0]) => lineTitle(line, (words) => say(i18n, words), locale);
}
