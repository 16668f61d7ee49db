import { AppError } from "../errors/app-error.ts";

/** How many requests are worked on at a time; one more is refused at once, so that those inside are answered soon. */
export interface Gate {
  /**
   * Counts a request once its body has arrived, so that slow senders occupy no slot.
   * @returns what to call when it is answered
   * @throws 503 with the time to wait
   */
  enter(): () => void;
  /** Whether requests are in progress. */
  isBusy(): boolean;
}

/**
 * A slot is free again after this tick of the event loop: SQLite answers within a tick, so waiting requests
 * queue in the tick without occupying slots.
 */
export function openGate(most: number): Gate {
  let inside = 0;
  return {
    enter() {
      if (inside >= most) throw new AppError("unavailable", { retryAfterSeconds: 1 });
      inside += 1;
      return () =>
        void setImmediate(() => {
          inside -= 1;
        });
    },
    isBusy: () => inside > 0,
  };
}
