import { minutes } from "#domain/time/durations.ts";
import { listPictures, listProducts, listSizes } from "../../api/catalogue.ts";

/** Answers a call's last answer for a minute, so that searching, paging and going back wait for nothing. */
function recent<T>(ask: () => Promise<T>): () => Promise<T> {
  let kept: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    if (kept && Date.now() - kept.at < minutes(1)) return kept.answer;
    const asked = { at: Date.now(), answer: ask() };
    kept = asked;
    // A failure is told, not kept.
    asked.answer.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked.answer;
  };
}

/** For the browser only: on the server every page asks anew, because what it shows must be true now. */
export const recentProducts = recent(() => listProducts());
export const recentSizes = recent(() => listSizes());
export const recentPictures = recent(() => listPictures());
