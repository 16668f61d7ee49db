import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { leavesTheScreen } from "./leaves-the-screen.ts";

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
  const [isAsking, setAsking] = useState(false);
  // Closing may itself be a change of the address, which was just allowed.
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isAllowed.current && leavesTheScreen(currentLocation, nextLocation),
  );
  const close = () => (isDirty ? setAsking(true) : onClose());
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
  const isLeaving = blocker.state === "blocked";
  return (
    <>
      <Dialog
        open
        size={size}
        keepOnPressOutside={isDirty}
        onOpenChange={(open) => !open && close()}
        title={title}
        {...(description === undefined ? {} : { description })}
        closeLabel={t`Close`}
        footer={footer?.(close)}
      >
        {children}
      </Dialog>
      <ConfirmDialog
        open={isAsking || isLeaving}
        onOpenChange={(open) => {
          if (open) return;
          setAsking(false);
          blocker.reset?.();
        }}
        tone="danger"
        title={<Trans>Leave without saving?</Trans>}
        description={<Trans>What you typed here is not saved yet.</Trans>}
        confirmLabel={t`Leave`}
        cancelLabel={t`Keep editing`}
        onConfirm={() => {
          setAsking(false);
          isAllowed.current = true;
          blocker.proceed?.();
          onClose();
        }}
      />
    </>
  );
}
