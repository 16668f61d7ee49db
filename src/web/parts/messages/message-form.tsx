import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { askInfo, sendMessage } from "#contracts/quotes/messages.ts";
import { type Audience, checkMessage, messageLimits } from "#domain/messages/message-rules.ts";
import { call, callToDo } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { fieldErrorsOf } from "../../api/field-errors.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { say, translateMessage } from "../../words/say.ts";
import { useValidatedForm } from "../forms/use-validated-form.ts";
import { createStoredValue } from "../stored-value.ts";
import { AboutField } from "./about-field.tsx";
import { wrongFilesOf } from "./attached-files.ts";
import { AttachedFilesField } from "./attached-files-field.tsx";
import type { ThreadReader } from "./thread-reader.ts";
import type { useAbout } from "./use-about.ts";

interface MessageFormProps {
  readonly reader: ThreadReader;
  readonly audience: Audience;
  /** The line of the offer that is written about; not of a note. */
  readonly about?: ReturnType<typeof useAbout>;
  readonly label: string;
  readonly send: string;
  /** What the button says that also makes it the client's turn; none where that is not possible now. */
  readonly ask?: string | undefined;
  readonly onSent: () => void;
  readonly onSettled: () => void;
  readonly onClose?: (() => void) | undefined;
}

/** Text and files. What is typed is kept for this tab until it is sent, whatever page is opened meanwhile. */
export function MessageForm({
  reader,
  audience,
  about: choice,
  label,
  send,
  ask,
  onSent,
  onSettled,
  onClose,
}: MessageFormProps) {
  const { t, i18n } = useLingui();
  const draft = useDraft(reader.quoteId, audience);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [share, setShare] = useState<number>();
  const isQuestion = useRef(false);
  const params = { id: reader.quoteId };
  const sending = useMutation({
    mutationFn: async (text: string) => {
      const bearer = reader.bearer();
      const about = choice?.about && { version: choice.about.version, line: choice.about.line };
      if (isQuestion.current)
        return await callToDo(askInfo, { params, body: { text, ...(about && { about }) } }, { bearer });
      const progress = files.length > 0 && { onProgress: setShare };
      const message = {
        params,
        form: { text, audience, ...(about && { about: JSON.stringify(about) }) },
        several: files,
      };
      await call(sendMessage, message, { bearer, ...progress });
    },
    onSettled: () => {
      setShare(undefined);
      onSettled();
    },
    onSuccess: () => {
      draft.set("");
      onSent();
    },
  });
  const fieldErrors = useMemo(() => fieldErrorsOf(sending.error ?? undefined), [sending.error]);
  const form = useValidatedForm<{ text: string }>({
    defaultValues: { text: draft.first },
    rules: ({ text }) => ({ text: checkMessage({ text, files: files.map(factsOf) }).text?.[0] }),
    fieldErrors,
    focusesErrors: true,
    onSubmit: ({ text }) => {
      if (!wrongFiles) sending.mutate(text);
    },
  });
  const { text } = form.values;
  const wrongFiles = wrongFilesOf(files);
  useEffect(() => draft.set(text), [draft, text]);
  const isRefusedAtField = form.isRefusedAtField || (fieldErrors.files ?? fieldErrors.about) !== undefined;
  return (
    <form onSubmit={form.submit} noValidate>
      {sending.error && !isRefusedAtField && (
        <Banner tone="negative" live="assertive" className="mb-4">
          {translateMessage(
            i18n,
            failureMessage(reader.kind === "staff" ? "staffMutation" : "clientMutation", sending.error),
          )}
        </Banner>
      )}
      {choice && <AboutField {...choice} error={fieldErrors.about} />}
      <TextArea
        {...form.field("text")}
        label={label}
        rows={3}
        counter={{ max: messageLimits.text, text: (used, max) => `${used}/${max}` }}
        onKeyDown={(event) => {
          isQuestion.current = false;
          submitByKey(event);
        }}
      />
      <AttachedFilesField
        files={files}
        error={wrongFiles?.map((each) => say(i18n, each)) ?? fieldErrors.files}
        onChange={setFiles}
      />
      {share !== undefined && <ProgressBar className="mt-3" label={t`Sending the files`} value={share} />}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={audience === "client" ? "ink" : "outline"}
          busy={sending.isPending}
          onClick={() => {
            isQuestion.current = false;
          }}
        >
          {send}
        </Button>
        {ask && files.length === 0 && (
          <Button
            type="submit"
            busy={sending.isPending}
            onClick={() => {
              isQuestion.current = true;
            }}
          >
            {ask}
          </Button>
        )}
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            {t`Close`}
          </Button>
        )}
      </div>
    </form>
  );
}

function factsOf({ name, type, size }: File) {
  return { name, type, size };
}

/** Ctrl or Cmd with Enter sends, as in every program that people write messages in. */
function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
}

/** What was typed about a quote and not sent yet: it stays in this tab. A note never turns up in the other box. */
function useDraft(quoteId: number, audience: Audience) {
  return useMemo(() => {
    const stored = createStoredValue<string>({
      key: `message-${audience}-${quoteId}`,
      read: (text) => text ?? "",
      write: (text) => (text === "" ? null : text),
      where: "session",
      onServer: "",
    });
    return { first: stored.get(), set: (text: string) => stored.set(() => text) };
  }, [quoteId, audience]);
}
