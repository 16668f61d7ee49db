import { useEffect } from "react";
import { useLocation } from "react-router";
import { NextPageWait } from "../parts/waiting/next-page-wait.tsx";
import { KeptCopyNotice } from "./offline/kept-copy-notice.tsx";
import { letLinksLeave } from "./offline/let-links-leave.ts";
import { keepThisVisit, startWorker } from "./offline/worker.ts";
import { useUnsentReminder } from "./quotes/use-unsent-reminder.ts";
import { countThisVisit } from "./visits/count-this-visit.ts";

/** What the shop does when its page is shown: counts the visit (S1 §4), keeps it for later, says what has not been sent. */
export function OnceLoaded() {
  const { pathname } = useLocation();
  useUnsentReminder();
  useEffect(() => {
    void countThisVisit();
    startWorker();
    return letLinksLeave();
  }, []);
  useEffect(() => keepThisVisit(pathname), [pathname]);
  return (
    <>
      <NextPageWait />
      <KeptCopyNotice />
    </>
  );
}
