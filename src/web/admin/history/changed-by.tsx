import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useFormats } from "../use-formats.ts";
import { auditWords } from "./audit-words.ts";
import { type HistorySubject, useLastChange } from "./use-last-change.ts";

interface ChangedByProps {
  readonly of: HistorySubject;
  /** Until it is known, and for who may not know it. */
  readonly fallback: ReactNode;
}

/** The colleague who changed a record meanwhile, what he did and when. */
export function ChangedBy({ of, fallback }: ChangedByProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const change = useLastChange(of);
  if (!change) return fallback;
  const { doer_name: who } = change;
  const [what, when] = [i18n._(auditWords(change.action)), formats.moment(change.created_at)];
  return (
    <Trans>
      {who} was faster: {what}, {when}
    </Trans>
  );
}
