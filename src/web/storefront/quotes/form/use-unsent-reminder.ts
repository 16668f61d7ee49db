import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { toast } from "../../../ui/feedback/toast.ts";
import { usePaths } from "../../../use-paths.ts";
import { takeOverKeptRequest } from "../sending/take-over-kept-request.ts";
import { draftStore } from "./draft-store.ts";

/**
 * On every page of the shop but the form, which says so itself: a request whose sending got no answer still waits for
 * its visitor (SPEC-3.13). Shown when the shop is opened, and when the network is back.
 */
export function useUnsentReminder(): void {
  const { t } = useLingui();
  const paths = usePaths();
  const navigate = useNavigate();
  const remind = useEffectEvent(() => {
    if (!draftStore.get().isUnsent || location.pathname === paths.devis()) return;
    toast({
      text: t`Your quote request has not been sent.`,
      action: { label: t`Look at it`, onAct: () => void navigate(paths.devis()) },
    });
  });
  useEffect(() => {
    const onOnline = () => remind();
    void takeOverKeptRequest().finally(onOnline);
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);
}
