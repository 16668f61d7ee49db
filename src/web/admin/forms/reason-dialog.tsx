import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { dueReasonRule } from "#domain/payments/dues.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { FormDialog } from "./form-dialog.tsx";
import { useStaffForm } from "./use-staff-form.ts";

interface ReasonDialogProps<Answer> {
  readonly id: string;
  readonly title: ReactNode;
  readonly submitLabel: ReactNode;
  /** Who reads the reason. */
  readonly hint?: string;
  /** First parts of the query keys that it changes. */
  readonly invalidates: readonly string[];
  readonly save: (reason: string) => Promise<Answer>;
  /** What is said once it is done. */
  readonly done: string;
  /** Says it in another way, such as with an Undo. */
  readonly onDone?: (text: string, answer: Answer) => void;
  readonly isDisabled?: boolean;
  readonly onClose: () => void;
  /** What follows from it, before the reason. */
  readonly children: ReactNode;
}

/** Something that staff does or takes back for a reason: what follows from it, and why. */
export function ReasonDialog<Answer>(props: ReasonDialogProps<Answer>) {
  const { t } = useLingui();
  const { done, onDone = (text: string) => toast({ tone: "positive", text }), onClose, hint } = props;
  const saving = useStaffMutation({
    invalidates: props.invalidates,
    isPendingUntilShown: true,
    mutationFn: ({ reason }: { readonly reason: string }) => props.save(reason),
    onSuccess: (answer) => {
      onDone(done, answer);
      onClose();
    },
  });
  const form = useStaffForm<{ reason: string }>(saving, {
    defaultValues: { reason: "" },
    rules: ({ reason }) => ({ reason: dueReasonRule(reason) }),
    focusesErrors: true,
  });
  return (
    <FormDialog
      id={props.id}
      size="sm"
      title={props.title}
      submitLabel={props.submitLabel}
      form={form}
      isDirty={form.isDirty && !saving.isPending && !saving.isSuccess}
      isDisabled={props.isDisabled ?? false}
      onClose={onClose}
    >
      {props.children}
      <TextArea {...form.field("reason")} label={t`Reason`} rows={2} {...(hint && { hint })} />
    </FormDialog>
  );
}
