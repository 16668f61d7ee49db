import { Trans, useLingui } from "@lingui/react/macro";
import { recordAnswer } from "#contracts/quotes/offers.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { type AnswerChannel, answerChannels, offerTextRules } from "#domain/offers/offer-rules.ts";
import { typedDayBounds, typedDayRule } from "#domain/orders/typed-day.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Message } from "#domain/words.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { Options } from "../../../parts/forms/options.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useRootData } from "../../../words/use-locale.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { AnswerChoices, type MadeChoices, madeByDefault } from "./answer-choices.tsx";
import { channelWords } from "./channel-words.ts";
import { useOfferCommand } from "./use-offer-command.ts";

interface RecordAnswerDialogProps {
  readonly quote: ReadQuoteForStaff;
  readonly version: QuoteVersionAnswer;
  readonly onClose: () => void;
}

interface Answer {
  readonly answer: "accept" | "decline" | "ask_changes";
  readonly channel: AnswerChannel;
  readonly on: string;
  readonly by: string;
  readonly text: string;
  readonly po_number: string;
  readonly choices: MadeChoices;
}

const dayMissing: Message = /*i18n*/ {
  id: "offer.answer.day",
  message: "Please name the day of the answer.",
};

/** An answer that came elsewhere: by telephone, by mail, with a purchase order. It has no certificate, and the client is told. */
export function RecordAnswerDialog({ quote, version, onClose }: RecordAnswerDialogProps) {
  const { t } = useLingui();
  const { timeZone } = useRootData().facts;
  const { reference } = quote;
  const frame = {
    today: shopDayAt(new Date(), timeZone),
    since: version.sent_at === null ? undefined : shopDayAt(new Date(version.sent_at), timeZone),
  };
  const recording = useOfferCommand(
    quote,
    recordAnswer,
    ({ text, po_number, choices, ...given }: Answer) => ({
      params: { id: quote.id },
      body: {
        ...given,
        version: version.number,
        ...(text.trim() !== "" && { text }),
        ...(given.answer === "accept" && po_number.trim() !== "" && { po_number }),
        ...(given.answer === "accept" && version.options.length > 0 && { choices }),
      },
    }),
    () => {
      toast({ tone: "positive", text: t`The answer to ${reference} is recorded.` });
      onClose();
    },
  );
  const form = useStaffForm<Answer>(recording, {
    defaultValues: {
      ...{ answer: "accept", channel: "phone", on: frame.today, by: quote.name },
      ...{ text: "", po_number: quote.po_number ?? "", choices: madeByDefault(version) },
    },
    rules: ({ on, by, text, po_number, answer }) => ({
      on: on === "" ? dayMissing : typedDayRule("answer", on, frame),
      by: offerTextRules.signature(by),
      text: answer === "ask_changes" ? offerTextRules.wish(text) : offerTextRules.declineText(text),
      po_number: offerTextRules.poNumber(po_number),
    }),
    focusesErrors: true,
  });
  const { answer } = form.values;
  return (
    <FormDialog
      id="record-answer"
      title={<Trans>Record an answer</Trans>}
      submitLabel={<Trans>Record</Trans>}
      form={form}
      onClose={onClose}
    >
      <RadioGroup
        name="answer"
        label={t`The client`}
        value={answer}
        onValueChange={(chosen) => form.change("answer", chosen)}
        options={[
          { value: "accept", label: t`accepts` },
          { value: "decline", label: t`declines` },
          { value: "ask_changes", label: t`asks for changes` },
        ]}
      />
      {answer === "accept" && (
        <AnswerChoices
          version={version}
          made={form.values.choices}
          onChoose={(choices) => form.change("choices", choices)}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...form.field("channel")} label={t`How it came`}>
          <Options of={answerChannels} words={channelWords} />
        </SelectField>
        <TextField
          {...form.field("on")}
          type="date"
          {...typedDayBounds("answer", frame)}
          label={t`Answered on`}
        />
      </div>
      <TextField {...form.field("by")} label={t`By whom`} />
      {answer === "accept" && (
        <TextField {...form.field("po_number")} label={t`Number of the purchase order`} />
      )}
      <TextArea
        {...form.field("text")}
        rows={3}
        label={answer === "ask_changes" ? t`What is to be changed` : t`In the client's words`}
      />
    </FormDialog>
  );
}
