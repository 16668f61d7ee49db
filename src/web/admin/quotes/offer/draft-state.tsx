import { Trans } from "@lingui/react/macro";
import { Button } from "../../../ui/buttons/button.tsx";
import type { useSavedDraft } from "./use-saved-draft.ts";

interface DraftStateProps {
  readonly saved: Pick<
    ReturnType<typeof useSavedDraft>,
    "isDirty" | "isSaving" | "problem" | "theirs" | "save"
  >;
  readonly isValid: boolean;
}

/** Whether what is typed is saved. */
export function DraftState({ saved, isValid }: DraftStateProps) {
  const { isDirty, isSaving, problem, theirs, save } = saved;
  const isHeldUp = !isValid || theirs !== undefined;
  if (problem !== undefined && isDirty && !isSaving)
    return (
      <Button size="sm" onClick={() => void save()}>
        <Trans>Try Again</Trans>
      </Button>
    );
  return (
    <span role="status" className="text-sm text-ink-2">
      {!isDirty && <Trans>Draft saved</Trans>}
      {isDirty && !isHeldUp && <Trans>Saving…</Trans>}
      {isDirty && isHeldUp && <Trans>Not saved yet</Trans>}
    </span>
  );
}
