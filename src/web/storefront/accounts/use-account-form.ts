import { useLingui } from "@lingui/react/macro";
import { createElement, type ReactNode } from "react";
import type { Message } from "#domain/words.ts";
import { errorsElsewhere, fieldErrorsOf } from "../../api/field-errors.ts";
import { ApiFailure } from "../../api/send.ts";
import { shopFailureMessages } from "../../api/shop-failure-words.ts";
import type { FailedShopCall } from "../../api/shop-failures.ts";
import { type FoundErrors, useProgressiveForm } from "../../parts/forms/use-progressive-form.ts";
import { translateMessage } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";

interface Setting {
  readonly what: FailedShopCall;
  /** What is wrong before anything is sent, by field. */
  readonly check: (form: FormData) => FoundErrors;
  /** Sends it; `fillMilliseconds` is how long the form was open. */
  readonly send: (form: FormData, fillMilliseconds: number) => Promise<void>;
  /** What is said when it was no refusal of a call. */
  readonly thrown?: Message | string;
}

/** A form of an account: its errors at their fields, the rest above them. */
export function useAccountForm({ what, check, send, thrown }: Setting) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { isSending, errors, failure, elsewhere, submit } = useProgressiveForm({
    check,
    async send({ form, fillMilliseconds }) {
      try {
        await send(form, fillMilliseconds);
        return undefined;
      } catch (error) {
        const failure = shopFailureMessages(what, error);
        if (!(error instanceof ApiFailure)) return { failure: thrown ?? failure };
        const errors = fieldErrorsOf(error);
        return { failure, errors, elsewhere: errorsElsewhere(errors, Object.keys(check(form))) };
      }
    },
    focusesErrors: true,
  });

  /** The rules' own words are French in the specification's mixture; the server's say themselves what they are. */
  function say(text: Message | string): ReactNode {
    const isFrench = locale === "mul" && typeof text !== "string";
    return createElement(
      "span",
      { key: typeof text === "string" ? text : text.id, lang: isFrench ? "fr" : undefined },
      translateMessage(i18n, text),
    );
  }
  const sayLine = (text: Message | string) =>
    createElement("p", { key: typeof text === "string" ? text : text.id }, say(text));
  return {
    isSending,
    submit,
    failure: failure === null ? undefined : [failure, ...elsewhere].map(sayLine),
    hasElsewhere: elsewhere.length > 0,
    /** The name of a field with its error. */
    field: (name: string) => ({ name, error: errors[name]?.map(say) }),
  };
}
