import { useLingui } from "@lingui/react/macro";
import { type ReadQuoteStatus, staffStatus } from "#domain/quotes/quote-status.ts";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { useFrench } from "../use-french.ts";

/** A quote's status as dot and word. */
export function StatusCell({ status }: { status: ReadQuoteStatus }) {
  const { i18n } = useLingui();
  const { staffLabel, tone } = staffStatus(status);
  return (
    <span lang={useFrench()}>
      <StatusDot tone={tone}>{i18n._(staffLabel)}</StatusDot>
    </span>
  );
}
