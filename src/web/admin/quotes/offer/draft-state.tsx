import { Trans } from "@lingui/react/macro";
import { Button } from "../../../ui/buttons/button.tsx";
import type { useKeptDraft } from "./use-kept-draft.ts";

interface DraftStateProps {
  readonly kept: Pick<ReturnType<typeof useKeptDraft>, "isDirty" | "isSaving" | "problem" | "save">;
  readonly isValid: boolean;
}

/** Whether what is typed is kept. */
export function DraftState({ kept, isValid }: DraftStateProps) {
  const { isDirty, isSaving, problem, save } = kept;
  if (problem !== undefined && isDirty && !isSaving)
    return (
      <Button size="sm" onClick={() => void save()}>
        <Trans>Try Again</Trans>
      </Button>
    );
  return (
    <span role="status" className="text-sm text-ink-2">
      {!isDirty && <Trans>Draft kept</Trans>}
      {isDirty && isValid && <Trans>Keeping…</Trans>}
      {isDirty && !isValid && <Trans>Not kept yet</Trans>}
    </span>
  );
}
