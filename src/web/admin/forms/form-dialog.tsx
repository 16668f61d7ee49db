import { Trans } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";
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
  readonly isPending: boolean;
  /** Why the last attempt failed, in words. */
  readonly problem: Message | string | undefined;
  /** What the server said of fields that the form does not have. */
  readonly elsewhere: readonly string[];
  /** After a 409: each field as it stands now. */
  readonly conflict?: Parameters<typeof ConflictNotice>[0]["differences"] | undefined;
  readonly isDirty: boolean;
  readonly isDisabled?: boolean;
  readonly onSubmit: ComponentProps<"form">["onSubmit"];
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
  const { id, title, size = "md", isDirty, onClose, conflict } = props;
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
            busy={props.isPending}
            disabled={props.isDisabled ?? false}
          >
            {props.submitLabel}
          </Button>
        </>
      )}
    >
      {props.notice}
      {conflict ? (
        <ConflictNotice differences={conflict} />
      ) : (
        <FormProblem problem={props.problem} elsewhere={props.elsewhere} />
      )}
      <form id={id} noValidate onSubmit={props.onSubmit} className="grid gap-4">
        {props.children}
      </form>
      {props.aside}
    </GuardedDialog>
  );
}
