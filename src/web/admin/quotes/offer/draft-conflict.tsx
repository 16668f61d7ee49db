import { Trans } from "@lingui/react/macro";
import { Button } from "../../../ui/buttons/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { ChangedBy } from "../../history/changed-by.tsx";
import { useFormats } from "../../use-formats.ts";
import type { CostedVersion } from "./use-versions.ts";

interface DraftConflictProps {
  readonly quoteId: number;
  readonly theirs: CostedVersion | "none";
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: (version: CostedVersion) => void;
}

/** A colleague has changed the same draft, and is named: what was typed here stays until one of the two is chosen. */
export function DraftConflict({ quoteId, theirs, onKeepMine, onTakeTheirs }: DraftConflictProps) {
  const { money } = useFormats();
  const theirTotal = theirs === "none" || theirs.total_cents === null ? undefined : money(theirs.total_cents);
  const count = theirs === "none" ? 0 : theirs.lines.length;
  return (
    <Banner
      tone="caution"
      live="assertive"
      title={
        <ChangedBy
          of={{ subject: "quote", id: quoteId }}
          fallback={<Trans>Another user has changed this draft</Trans>}
        />
      }
      action={
        <div className="flex flex-wrap gap-2">
          {theirs !== "none" && (
            <Button size="sm" onClick={() => onTakeTheirs(theirs)}>
              <Trans>Load theirs</Trans>
            </Button>
          )}
          <Button size="sm" onClick={onKeepMine}>
            <Trans>Keep mine</Trans>
          </Button>
        </div>
      }
    >
      {theirs === "none" ? (
        <Trans>It is a draft no more: it was sent or thrown away. What you typed is still here.</Trans>
      ) : (
        <Trans>What you typed is still here and is not saved. Their lines: {count}.</Trans>
      )}
      {theirTotal !== undefined && (
        <span className="tabular ml-2">
          <Trans>Their total: {theirTotal}</Trans>
        </span>
      )}
    </Banner>
  );
}
