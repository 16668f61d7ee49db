import { Trans, useLingui } from "@lingui/react/macro";
import { type Proof, proof as proofRow } from "#contracts/orders/proof.ts";
import { recordProofAnswer } from "#contracts/orders/proofs.ts";
import { type AnswerChannel, answerChannels } from "#domain/offers/offer-rules.ts";
import { changesRule, proofAnswerRules } from "#domain/orders/proofs/proof-answer.ts";
import { proofFileRule } from "#domain/orders/proofs/proof-file.ts";
import { typedDayBounds, typedDayRule } from "#domain/orders/typed-day.ts";
import { logoAccept } from "#domain/quotes/logo-file.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { Options } from "../../../parts/forms/options.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useRootData } from "../../../words/use-locale.ts";
import { doAsStaff } from "../../call-as-staff.ts";
import { FileField } from "../../forms/file-field.tsx";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { channelWords } from "../../quotes/offer/channel-words.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { changedByProofs } from "./use-proofs.ts";

interface RecordProofAnswerDialogProps {
  readonly proof: Proof;
  readonly onClose: () => void;
}

interface Values {
  readonly answer: "approved" | "changes_requested";
  readonly channel: AnswerChannel;
  readonly on: string;
  readonly by: string;
  readonly text: string;
  readonly file: File | null;
}

/** An answer that came elsewhere: an approval with the file that shows it. It has no certificate, and the client is told. */
export function RecordProofAnswerDialog({ proof, onClose }: RecordProofAnswerDialogProps) {
  const { t } = useLingui();
  const { timeZone } = useRootData().facts;
  const today = shopDayAt(new Date(), timeZone);
  const frame = {
    today,
    since: proof.sent_at === null ? undefined : shopDayAt(new Date(proof.sent_at), timeZone),
  };
  const recording = useStaffMutation({
    ...{ invalidates: changedByProofs, row: proofRow },
    mutationFn: ({ file, ...form }: Values, fresh) =>
      doAsStaff(
        recordProofAnswer,
        { params: { id: proof.id }, form, files: { file: file ?? undefined } },
        { version: (fresh ?? proof).version },
      ),
    onSuccess: () => {
      toast({ tone: "positive", text: t`The answer is recorded. The client has mail.` });
      onClose();
    },
  });
  const form = useStaffForm<Values>(recording, {
    defaultValues: { answer: "approved", channel: "mail", on: today, by: "", text: "", file: null },
    rules: ({ answer, on, by, text, file }) => ({
      on: on === "" ? t`Please choose the day.` : typedDayRule("approval", on, frame),
      by: proofAnswerRules.name(by),
      text:
        (answer === "changes_requested" ? changesRule({ text, marks: [] }) : undefined) ??
        proofAnswerRules.text(text),
      file: answer === "approved" || file ? proofFileRule(file ?? undefined) : undefined,
    }),
    focusesErrors: true,
  });
  const isApproval = form.values.answer === "approved";
  return (
    <FormDialog
      id="record-proof-answer"
      title={<Trans>Record an answer</Trans>}
      submitLabel={<Trans>Record</Trans>}
      form={form}
      onClose={onClose}
    >
      <RadioGroup
        name="answer"
        label={t`The client`}
        value={form.values.answer}
        onValueChange={(chosen) => form.change("answer", chosen)}
        options={[
          { value: "approved", label: t`approves the proof` },
          { value: "changes_requested", label: t`asks for changes` },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...form.field("channel")} label={t`How it came`}>
          <Options of={answerChannels} words={channelWords} />
        </SelectField>
        <TextField
          {...form.field("on")}
          type="date"
          {...typedDayBounds("approval", frame)}
          label={t`Answered on`}
        />
      </div>
      <TextField {...form.field("by")} label={t`By whom`} autoComplete="off" />
      <TextArea
        {...form.field("text")}
        rows={3}
        label={isApproval ? t`In the client's words` : t`What is to be changed`}
      />
      <FileField
        label={isApproval ? t`The file that shows the approval` : t`A file that shows it, if there is one`}
        hint={t`Such as the client's mail or the signed proof: JPG, PNG, GIF or PDF, at most 5 MB.`}
        accept={logoAccept}
        error={form.error("file")}
        onFile={(file) => form.change("file", file ?? null)}
      />
    </FormDialog>
  );
}
