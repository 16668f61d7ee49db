import { Trans } from "@lingui/react/macro";
import type { BaseSyntheticEvent, ReactNode } from "react";
import type { Message } from "#domain/words.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { GuardedDialog } from "./guarded-dialog.tsx";

interface FormDialogProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly size?: "sm" | "md" | "lg";
  readonly submitLabel: ReactNode;
  readonly form: {
    readonly saving: { readonly isPending: boolean; readonly isSuccess: boolean };
    readonly problem: Message | string | undefined;
    readonly isDirty: boolean;
    readonly elsewhere: readonly string[];
    readonly submit: (event?: BaseSyntheticEvent) => Promise<void>;
  };
  /** Above the form also where a field says what is wrong. */
  readonly problem?: Message | string | undefined;
  /** What the server said of fields that the form does not have, where it is not what the form found. */
  readonly elsewhere?: readonly string[];
  /** After a 409: what was changed, and each field as it stands now. */
  readonly conflict?: Parameters<typeof ConflictNotice>[0] | undefined;
  /** Whether closing throws something away, where more than the form tells. */
  readonly isDirty?: boolean;
  readonly isDisabled?: boolean;
  readonly onClose: () => void;
  /** Above the form: a warning. */
  readonly notice?: ReactNode;
  /** Before the buttons: how far an upload has come. */
  readonly progress?: ReactNode;
  /** Below the form. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog with one form: its fields, why it was not saved, Cancel and the button that submits it. */
export function FormDialog(props: FormDialogProps) {
  const { id, title, size = "md", form, onClose, conflict } = props;
  const { isDirty = form.isDirty && !form.saving.isSuccess, problem = form.problem } = props;
  const { elsewhere = form.elsewhere } = props;
  return (
    <GuardedDialog
      size={size}
      title={title}
      isDirty={isDirty}
      onClose={onClose}
      footer={(close) => (
        <>
          {props.progress}
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="ink"
            type="submit"
            form={id}
            busy={form.saving.isPending}
            disabled={props.isDisabled ?? false}
          >
            {props.submitLabel}
          </Button>
        </>
      )}
    >
      {props.notice}
      {conflict ? <ConflictNotice {...conflict} /> : <FormProblem problem={problem} elsewhere={elsewhere} />}
      <form id={id} noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
        {props.children}
      </form>
      {props.aside}
    </GuardedDialog>
  );
}
