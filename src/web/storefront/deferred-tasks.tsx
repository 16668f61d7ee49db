import { useEffect, useEffectEvent } from "react";
import { useLocation, useRevalidator } from "react-router";
import { isRestored, useShownAgain } from "../parts/shown-again.ts";
import { NextPageWait } from "../parts/waiting/next-page-wait.tsx";
import { checkCurrentUser } from "./accounts/check-current-user.ts";
import { CachedCopyNotice } from "./offline/cached-copy-notice.tsx";
import { letLinksLeave } from "./offline/let-links-leave.ts";
import { cacheThisVisit, startWorker } from "./offline/worker.ts";
import { useUnsentReminder } from "./quotes/form/use-unsent-reminder.ts";
import { countThisVisit } from "./visits/count-visit.ts";

/** What the shop does when its page is shown: counts the visit, caches it, reminds of an unsent request. */
export function DeferredTasks() {
  const { pathname } = useLocation();
  useUnsentReminder();
  useTodaysCatalogue();
  useEffect(() => {
    void countThisVisit();
    startWorker();
    checkCurrentUser();
    return letLinksLeave();
  }, []);
  useEffect(() => cacheThisVisit(pathname), [pathname]);
  return (
    <>
      <NextPageWait />
      <CachedCopyNotice />
    </>
  );
}

/** A page that is shown again as it was left, or as a browser had stored it, asks for today's prices. */
function useTodaysCatalogue(): void {
  const { revalidate } = useRevalidator();
  const ask = useEffectEvent(async () => {
    // Loaded then: most visits read no catalogue in the browser.
    await import("./catalogue/catalogue-queries.ts").then(
      ({ catalogueQueries }) => catalogueQueries.clear(),
      // A module that cannot be loaded now was not loaded before, and has cached nothing.
      () => undefined,
    );
    await revalidate();
  });
  useShownAgain(() => void ask());
  useEffect(() => {
    if (isRestored()) void ask();
  }, []);
}
