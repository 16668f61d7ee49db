import { useEffect } from "react";
import { whenIdle } from "../../when-idle.ts";

const count = () => import("./count-this-visit.ts").then(({ countThisVisit }) => countThisVisit());

/** Counts the visit once the page is there; shows nothing (S1 §4). Stands once in the layout. */
export function VisitCounter() {
  // A page that cannot load its own parts any more counts with the next one.
  useEffect(() => whenIdle(() => void count().catch(() => undefined)), []);
  return null;
}
