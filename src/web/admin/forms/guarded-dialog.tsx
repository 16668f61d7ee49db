import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLeaveGuard } from "../../parts/forms/use-leave-guard.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";

interface GuardedDialogProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly size?: "sm" | "md" | "lg";
  readonly lang?: "fr" | undefined;
  /** Whether something was typed that is not saved yet. */
  readonly isDirty: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: (close: () => void) => ReactNode;
}

/** A dialog with a form: what was typed is not thrown away by a slip, by Back, or by closing the tab. */
export function GuardedDialog(props: GuardedDialogProps) {
  const { title, description, size = "md", isDirty, onClose, children, footer } = props;
  const { t } = useLingui();
  const { leave, question } = useLeaveGuard(isDirty, onClose);
  return (
    <>
      <Dialog
        open
        size={size}
        keepOnPressOutside={isDirty}
        onOpenChange={(open) => !open && leave()}
        title={title}
        {...(description === undefined ? {} : { description })}
        closeLabel={t`Close`}
        footer={footer?.(leave)}
      >
        {children}
      </Dialog>
      {question}
    </>
  );
}
