import { useLingui } from "@lingui/react/macro";
import type { ChangeEvent } from "react";
import { translateMessage } from "../../../words/say.ts";
import type { DraftText } from "./quote-draft.ts";
import type { QuoteForm } from "./use-quote-form.ts";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What ties a text field to the draft: id and name as in the payload, its value, its edits, its faults. */
export function useField({ draft, faults, change }: QuoteForm) {
  const sayFault = useSayFault(faults);
  return (field: DraftText) => ({
    id: field,
    name: field,
    value: draft[field],
    onChange: (event: ChangeEvent<TextElement>) => change({ [field]: event.target.value }),
    error: sayFault(field),
  });
}

/** All errors of a field; undefined when it has none. */
export function useSayFault(faults: QuoteForm["faults"]) {
  const { i18n } = useLingui();
  return (field: string): readonly string[] | undefined =>
    faults[field]?.map((fault) => translateMessage(i18n, fault));
}
