import { useLingui } from "@lingui/react/macro";
import type { ChangeEvent } from "react";
import { translateMessage } from "../../../words/say.ts";
import type { DraftText } from "./quote-draft.ts";
import type { QuoteForm } from "./use-quote-form.ts";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What ties a text field to the draft: id and name as in the payload, its value, its edits, its errors. */
export function useField({ draft, errors, change }: QuoteForm) {
  const sayError = useSayError(errors);
  return (field: DraftText) => ({
    id: field,
    name: field,
    value: draft[field],
    onChange: (event: ChangeEvent<TextElement>) => change({ [field]: event.target.value }),
    error: sayError(field),
  });
}

/** All errors of a field; undefined when it has none. */
export function useSayError(errors: QuoteForm["errors"]) {
  const { i18n } = useLingui();
  return (field: string): readonly string[] | undefined =>
    errors[field]?.map((error) => translateMessage(i18n, error));
}
