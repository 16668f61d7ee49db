import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactNode, useRef } from "react";
import { Button } from "../buttons/button.tsx";
import { FieldError } from "../fields/field-error.tsx";
import { hasText } from "../fields/field-ids.ts";
import { veil } from "./floating-style.ts";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** More to decide, such as a reason. */
  children?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
  tone?: "ink" | "danger" | undefined;
  /** The answer is under way: the dialog stays, further presses are ignored. */
  busy?: boolean | undefined;
  /** Why it did not work. */
  error?: ReactNode;
}

/** Asks before what cannot be undone. Cancel has the focus; a press outside does not answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, children, confirmLabel, cancelLabel, onConfirm } = props;
  const { tone = "ink", busy = false, error } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className={veil} />
        <AlertDialog.Viewport className="fixed inset-0 z-50 grid items-end justify-items-center p-3 sm:items-center sm:p-6">
          <AlertDialog.Popup initialFocus={cancel} className={panel}>
            <AlertDialog.Title className="display text-xl">{title}</AlertDialog.Title>
            <AlertDialog.Description render={<div />} className="mt-2 text-ink-2">
              {description}
            </AlertDialog.Description>
            {children !== undefined && children !== false && <div className="mt-4">{children}</div>}
            <div role="alert">{hasText(error) && <FieldError>{error}</FieldError>}</div>
            <div className="mt-6 flex flex-wrap justify-end gap-2">
              <AlertDialog.Close render={<Button ref={cancel} disabled={busy} />}>
                {cancelLabel}
              </AlertDialog.Close>
              <Button variant={tone} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

const panel =
  "max-h-full w-full max-w-md overflow-y-auto rounded-lg border border-line bg-card p-5 text-ink shadow-float outline-none transition-[opacity,transform] duration-calm data-starting-style:translate-y-3 data-starting-style:opacity-0 data-ending-style:translate-y-3 data-ending-style:opacity-0 sm:p-6";
