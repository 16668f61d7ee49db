import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { isRecord, readJson, readText } from "#domain/text/read-value.ts";
import { stripMarkup } from "#domain/text/strip-markup.ts";
import { waits } from "#domain/time/waits.ts";
import type { Message } from "#domain/words.ts";
import { sendMessage } from "../../api/contact.ts";
import { errorsElsewhere, fieldErrorsOf } from "../../api/field-errors.ts";
import { randomKey } from "../../api/idempotency-key.ts";
import { shopFailureMessages } from "../../api/shop-failure-words.ts";
import { useProgressiveForm } from "../../parts/forms/use-progressive-form.ts";
import { createStoredValue } from "../../parts/stored-value.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { useAfterPress } from "../../ui/fields/use-after-press.ts";
import { translateMessage } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import {
  type ContactField,
  type ContactValues,
  checkContact,
  checkContactField,
  cleanContact,
  cleanContactField,
  contactErrorsOf,
  contactFields,
  emptyContact,
} from "./contact-values.ts";
import type { PostedMessage } from "./receive-message.ts";

export type ContactForm = ReturnType<typeof useContactForm>;

/** A message to the shop: fields are checked while they are typed, and all again on submit. */
export function useContactForm(posted: PostedMessage | undefined) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const [isSent, setSent] = useState(posted?.status === 200);
  const draft = contactDraft.use();
  const [isAdopted, setAdopted] = useState(posted === undefined);
  const values = isAdopted ? draft.values : (posted?.values ?? emptyContact);
  const sending = useProgressiveForm({
    posted,
    check: () => checkContact(cleanContact(values)),
    onInvalid: () => say(t`Veuillez corriger les erreurs dans le formulaire`, "negative"),
    focusesErrors: true,
    async send({ website, fillMilliseconds }) {
      const cleaned = cleanContact(values);
      try {
        const fill_ms = Math.round(fillMilliseconds);
        await sendMessage({ ...cleaned, website, fill_ms }, { key: keyOf(JSON.stringify(cleaned)) });
        say(t`Message envoyé avec succès!`, "positive");
        clearContactDraft();
        setSent(true);
        return undefined;
      } catch (error) {
        const failure = shopFailureMessages("contact", error);
        say(failure, "negative");
        const errors = fieldErrorsOf(error);
        return {
          failure,
          errors: contactErrorsOf(errors),
          elsewhere: errorsElsewhere(errors, contactFields),
        };
      }
    },
  });
  const form = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress();
  useEffect(() => {
    // What was typed before hydration, or posted without JavaScript, wins over the stored draft.
    const typed = form.current ? typedValues(new FormData(form.current)) : {};
    if (!posted && Object.keys(typed).length === 0) return;
    setValues({ ...(posted?.values ?? contactDraft.get().values), ...typed });
    setAdopted(true);
  }, [posted]);

  function set(field: ContactField, text: string): void {
    setValues({ ...contactDraft.get().values, [field]: text });
    sending.mark({ [field]: checkContactField(field, text) });
  }
  /** The same message keeps its key, so that sending it again after a failed network sends it once. */
  function keyOf(content: string): string {
    const { attempt } = contactDraft.get();
    if (attempt.content === content) return attempt.key;
    const key = randomKey();
    contactDraft.set((known) => ({ ...known, attempt: { content, key } }));
    return key;
  }
  function say(text: Message | string, tone: "positive" | "negative"): void {
    const lang = locale === "mul" ? "fr" : undefined;
    toast({ text: translateMessage(i18n, text), lang, tone, milliseconds: waits.contactToast });
  }
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (!sending.isSending) setValues(cleanContact(values));
    await sending.submit(event);
  }
  return {
    form,
    isSent,
    isSending: sending.isSending,
    values,
    errors: sending.errors,
    failure: sending.failure,
    elsewhere: sending.elsewhere,
    submit,
    /** Markup goes at once, space around the text when the field is left: a space can be typed (SPEC-1.22). */
    type: (field: ContactField, text: string) => set(field, stripMarkup(text)),
    leave: (field: ContactField) =>
      afterPress(() => {
        const given = contactDraft.get().values[field];
        const text = cleanContactField(field, given);
        if (text !== given) set(field, text);
      }),
    writeAnother() {
      sending.clear();
      setSent(false);
    },
  };
}

function typedValues(form: FormData): Partial<ContactValues> {
  const texts = contactFields.map((field) => [field, stripMarkup(String(form.get(field) ?? ""))] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}

function setValues(values: ContactValues): void {
  contactDraft.set((draft) => ({ ...draft, values }));
}

interface ContactDraft {
  readonly values: ContactValues;
  /** What was last sent, and under which key; the same message keeps it, so that it arrives once. */
  readonly attempt: { readonly content: string; readonly key: string };
}

const emptyDraft: ContactDraft = { values: emptyContact, attempt: { content: "", key: "" } };

/** What is being written to the shop, until it is sent or the tab is closed. */
const contactDraft = createStoredValue<ContactDraft>({
  key: "contactDraft",
  where: "session",
  read(text) {
    const stored = readJson(text ?? "");
    if (!isRecord(stored)) return emptyDraft;
    const values = isRecord(stored.values) ? stored.values : {};
    const attempt = isRecord(stored.attempt) ? stored.attempt : {};
    return {
      values: {
        name: readText(values.name) ?? "",
        email: readText(values.email) ?? "",
        message: readText(values.message) ?? "",
      },
      attempt: { content: readText(attempt.content) ?? "", key: readText(attempt.key) ?? "" },
    };
  },
  write: (draft) => (draft === emptyDraft ? null : JSON.stringify(draft)),
  onServer: emptyDraft,
});

function clearContactDraft(): void {
  contactDraft.set(() => emptyDraft);
}
