import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CallInput } from "#contracts/call.ts";
import { sendMessage } from "#contracts/quotes/messages.ts";
import { askChanges } from "#contracts/quotes/offers.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { linesToWriteAbout } from "#domain/messages/about-line.ts";
import type { Choices } from "#domain/offers/offer.ts";
import { offerTextRules } from "#domain/offers/offer-rules.ts";
import { call, callToDo } from "../../api/call.ts";
import type { ReadQuoteOfBuyer } from "../../api/reads/quotes.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { useAttemptKey } from "../../parts/forms/use-attempt-key.ts";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { mark, wrongFilesOf } from "../../parts/messages/attached-files.ts";
import { AttachedFilesField } from "../../parts/messages/attached-files-field.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { say } from "../../words/say.ts";
import { choicesToSend } from "./accept-form.tsx";
import { useAnswer } from "./use-answer.ts";

type WishBody = CallInput<typeof askChanges>["body"];

interface ChangesFormProps {
  readonly quote: ReadQuoteOfBuyer;
  readonly version: QuoteVersionAnswer;
  /** What is picked of its options on the page. */
  readonly choices: Choices;
  readonly onDone: () => void;
}

/** Asks for another offer: in general, or about one line of this one. Files go into the thread before the wish is told. */
export function ChangesForm({ quote, version, choices, onDone }: ChangesFormProps) {
  const { t, i18n } = useLingui();
  const [files, setFiles] = useState<readonly File[]>([]);
  const wrongFiles = wrongFilesOf(files);
  const filesKey = useAttemptKey();
  const queries = useQueryClient();
  const params = { id: quote.id };
  const answer = useAnswer(
    quote,
    async (body: WishBody, calling) => {
      if (files.length > 0) {
        const text = t`Files for the changes that I ask for`;
        const message = { params, form: { text, audience: "client" as const }, several: files };
        const { bearer } = calling;
        await call(sendMessage, message, { bearer, idempotencyKey: filesKey(mark(files)) });
        void queries.invalidateQueries({ queryKey: ["thread", quote.id] });
      }
      await callToDo(askChanges, { params, body }, calling);
    },
    onDone,
  );
  const form = useValidatedForm({
    defaultValues: { line: "", text: "" },
    rules: ({ text }) => ({
      text: offerTextRules.wish(text),
    }),
    fieldErrors: answer.fieldErrors,
    focusesErrors: true,
    onSubmit: ({ line, text }) => {
      if (wrongFiles) return;
      const about = line !== "" && { about: { version: version.number, line: Number(line) } };
      const picked = version.options.length > 0 && { choices: choicesToSend(choices) };
      answer.give({ version: version.number, text, ...about, ...picked });
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid max-w-xl gap-4">
      <FormProblem problem={answer.problem} elsewhere={form.elsewhere} />
      <SelectField {...form.field("line")} label={t`What is it about?`}>
        <option value="">{t`The whole offer`}</option>
        {linesToWriteAbout(version).map(({ line, name }) => (
          <option key={line} value={line}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextArea {...form.field("text")} label={t`What would you like changed?`} rows={4} />
      <AttachedFilesField
        files={files}
        error={wrongFiles?.map((each) => say(i18n, each))}
        onChange={setFiles}
      />
      <p className="text-sm text-ink-2">
        <Trans>We answer with a new offer. Until then this one can be read, but not accepted or paid.</Trans>
      </p>
      <Button type="submit" variant="ink" className="justify-self-start" busy={answer.isPending}>
        <Trans>Ask for changes</Trans>
      </Button>
    </form>
  );
}
