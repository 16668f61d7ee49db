import { useLingui } from "@lingui/react/macro";
import { createElement, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Message } from "#domain/words.ts";
import { errorsElsewhere } from "../../api/field-errors.ts";
import { ApiFailure } from "../../api/send.ts";
import { shopFailureMessages } from "../../api/shop-failure-words.ts";
import type { FailedShopCall } from "../../api/shop-failures.ts";
import { translateMessage } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";

type Faults = Readonly<Record<string, Message | string | readonly string[] | undefined>>;

interface Setting {
  readonly what: FailedShopCall;
  /** What is wrong before anything is sent, by field. */
  readonly check: (form: FormData) => Faults;
  /** Sends it; `fillMilliseconds` is how long the form was open. */
  readonly send: (form: FormData, fillMilliseconds: number) => Promise<void>;
  /** What is said when it was no refusal of a call. */
  readonly thrown?: Message | string;
}

/** A form of an account: checked, sent once at a time, its errors at their fields, the rest above them. */
export function useAccountForm({ what, check, send, thrown }: Setting) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const [isSending, setSending] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Message | string>();
  /** What the server said of fields that this form does not have. */
  const [elsewhere, setElsewhere] = useState<readonly string[]>([]);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

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
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const found = check(given);
    const first = Object.keys(found).find((field) => found[field]);
    setFaults(found);
    setFailure(undefined);
    setElsewhere([]);
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSending(true);
    try {
      await send(given, performance.now() - openedAt.current);
    } catch (error) {
      const isRefusal = error instanceof ApiFailure;
      setFaults(isRefusal ? error.errors : {});
      setElsewhere(isRefusal ? errorsElsewhere(error.errors, Object.keys(found)) : []);
      setFailure(isRefusal ? shopFailureMessages(what, error) : (thrown ?? shopFailureMessages(what, error)));
    } finally {
      setSending(false);
    }
  }
  return {
    isSending,
    submit,
    failure: failure === undefined ? undefined : [failure, ...elsewhere].map(sayLine),
    hasElsewhere: elsewhere.length > 0,
    /** The name of a field with its error. */
    field(name: string) {
      const fault = faults[name];
      return { name, error: fault === undefined ? undefined : [fault].flat().map(say) };
    },
  };
}
