import { parentPort } from "node:worker_threads";
import type { Answer, Order } from "./ask-logo-thread.ts";
import { takeInLogo } from "./take-in-logo.ts";

/** A thread that takes logos in, as many at a time as come: the one that answers visitors goes on meanwhile. */
parentPort?.on("message", async ({ number, logo }: Order) => {
  const answer: Answer = { number, taken: await takeInLogo(logo) };
  parentPort?.postMessage(answer);
});
