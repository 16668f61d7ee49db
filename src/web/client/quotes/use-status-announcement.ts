import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";
import { clientStatus } from "#domain/quotes/quote-status.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { toast } from "../../ui/feedback/toast.ts";

/** Says so when the quote's status changes while the page is open. */
export function useStatusAnnouncement({ status, reference }: ReadQuoteForClient): void {
  const { t, i18n } = useLingui();
  const seen = useRef(status);
  const tell = useEffectEvent(() => {
    const { clientLabel, tone } = clientStatus(status);
    const name = i18n._(clientLabel);
    toast({ text: t`${reference} is now: ${name}`, tone: tone === "negative" ? "negative" : "positive" });
  });
  useEffect(() => {
    if (seen.current === status) return;
    seen.current = status;
    tell();
  }, [status]);
}
