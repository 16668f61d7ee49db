import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { leavesTheScreen } from "./leaves-the-screen.ts";

interface LeaveGuard {
  /** Asks first where something is not saved, and then does it. */
  readonly leave: () => void;
  readonly question: ReactNode;
}

/** Keeps what was typed from being thrown away by a slip, by Back, or by closing the tab. */
export function useLeaveGuard(isDirty: boolean, onLeave?: () => void): LeaveGuard {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  // Leaving may itself be a change of the address, which was just allowed.
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isAllowed.current && leavesTheScreen(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
  const question = (
    <ConfirmDialog
      open={isAsking || blocker.state === "blocked"}
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
        onLeave?.();
      }}
    />
  );
  return { leave: () => (isDirty ? setAsking(true) : onLeave?.()), question };
}
