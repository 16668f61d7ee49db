import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { stripMarkup } from "#domain/text/strip-markup.ts";
import { waits } from "#domain/time/waits.ts";
import type { Message } from "#domain/words.ts";
import { sendMessage } from "../../api/contact.ts";
import { errorsElsewhere } from "../../api/field-errors.ts";
import { randomKey } from "../../api/idempotency-key.ts";
import { ApiFailure } from "../../api/send.ts";
import { shopFailureMessages } from "../../api/shop-failure-words.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { translateMessage } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import { clearContactDraft, contactDraft } from "./contact-draft-store.ts";
import {
  type ContactFaults,
  type ContactField,
  type ContactValues,
  checkContact,
  checkContactField,
  cleanContact,
  cleanContactField,
  contactFaultsOf,
  contactFields,
  emptyContact,
} from "./contact-values.ts";
import type { PostedMessage } from "./receive-message.ts";

export type ContactForm = ReturnType<typeof useContactForm>;
type State = "editing" | "sending" | "sent";

/** Editing, sending, sent; fields are checked while they are typed, and all again on submit. */
export function useContactForm(posted: PostedMessage | undefined) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const [state, setState] = useState<State>(posted?.status === 200 ? "sent" : "editing");
  const draft = contactDraft.use();
  const [isAdopted, setAdopted] = useState(posted === undefined);
  const values = isAdopted ? draft.values : (posted?.values ?? emptyContact);
  const [faults, setFaults] = useState<ContactFaults>(posted?.faults ?? {});
  const [failure, setFailure] = useState<Message | string | null>(posted?.failure ?? null);
  const [elsewhere, setElsewhere] = useState(posted?.elsewhere ?? []);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What was typed before hydration, or posted without JavaScript, wins over the stored draft.
    const typed = form.current ? typedValues(new FormData(form.current)) : {};
    if (!posted && Object.keys(typed).length === 0) return;
    setValues({ ...(posted?.values ?? contactDraft.get().values), ...typed });
    setAdopted(true);
  }, [posted]);

  function set(field: ContactField, text: string): void {
    setValues({ ...contactDraft.get().values, [field]: text });
    setFaults((known) => ({ ...known, [field]: checkContactField(field, text) }));
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
    event.preventDefault();
    if (state === "sending") return;
    const website = String(new FormData(event.currentTarget).get("website") ?? "");
    const cleaned = cleanContact(values);
    const found = checkContact(cleaned);
    setValues(cleaned);
    setFaults(found);
    setFailure(null);
    setElsewhere([]);
    if (Object.keys(found).length > 0) {
      say(t`Veuillez corriger les erreurs dans le formulaire`, "negative");
      document.getElementById(`contact-${Object.keys(found)[0]}`)?.focus();
      return;
    }
    setState("sending");
    try {
      const fill_ms = Math.round(performance.now() - openedAt.current);
      await sendMessage({ ...cleaned, website, fill_ms }, { key: keyOf(JSON.stringify(cleaned)) });
      say(t`Message envoyé avec succès!`, "positive");
      clearContactDraft();
      setState("sent");
    } catch (error) {
      const words = shopFailureMessages("contact", error);
      if (error instanceof ApiFailure) {
        setFaults(contactFaultsOf(error.errors));
        setElsewhere(errorsElsewhere(error.errors, contactFields));
      }
      setFailure(words);
      say(words, "negative");
      setState("editing");
    }
  }
  return {
    form,
    state,
    values,
    faults,
    failure,
    /** What the server said of fields that the form does not have. */
    elsewhere,
    submit,
    /** Markup goes at once, space around the text when the field is left: a space can be typed (SPEC-1.22). */
    type: (field: ContactField, text: string) => set(field, stripMarkup(text)),
    leave: (field: ContactField) => {
      const text = cleanContactField(field, values[field]);
      if (text !== values[field]) set(field, text);
    },
    writeAnother() {
      setFaults({});
      setState("editing");
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
