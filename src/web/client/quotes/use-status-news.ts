import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { toast } from "../../ui/toast.ts";
import { clientStatus } from "./client-status.ts";

/** Says so when the quote's status changes while the page is open. */
export function useStatusNews({ status, reference }: ReadQuoteForClient): void {
  const { t, i18n } = useLingui();
  const seen = useRef(status);
  const tell = useEffectEvent(() => {
    const { label, tone } = clientStatus(status);
    const name = i18n._(label);
    toast({ text: t`${reference} is now: ${name}`, tone: tone === "negative" ? "negative" : "positive" });
  });
  useEffect(() => {
    if (seen.current === status) return;
    seen.current = status;
    tell();
  }, [status]);
}
