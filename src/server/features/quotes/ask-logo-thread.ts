import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { minutes } from "#domain/time/durations.ts";
import type { ArrivingLogo, TakenIn } from "./take-in-logo.ts";

/** What the thread is told, and what it answers. */
export interface Order {
  readonly number: number;
  readonly logo: ArrivingLogo;
}
export interface Answer {
  readonly number: number;
  readonly taken: TakenIn;
}

interface Thread {
  readonly worker: Worker;
  /** Who waits for the answer to which order. */
  readonly waiting: Map<number, PromiseWithResolvers<TakenIn>>;
  /** Ends it, unless another logo comes before. */
  rest?: NodeJS.Timeout;
}

/** A thread that has had nothing to do for so long gives its memory back. */
const patience = minutes(1);
const program = join(import.meta.dirname, "logo-thread.ts");
let thread: Thread | undefined;
let orders = 0;

/**
 * Has a logo taken in by a thread of its own, which begins with the first one (ADR-25). The bytes move there: here
 * they are no more.
 * @throws when the thread could not begin or came to an end; the next logo gets a new one
 */
export async function askLogoThread(logo: ArrivingLogo): Promise<TakenIn> {
  thread ??= startThread();
  orders += 1;
  const order: Order = { number: orders, logo };
  thread.worker.postMessage(order, [logo.bytes.buffer]);
  const answer = Promise.withResolvers<TakenIn>();
  thread.waiting.set(order.number, answer);
  clearTimeout(thread.rest);
  return await answer.promise;
}

function startThread(): Thread {
  // It needs nothing of the environment, and none of what Node was told for the shop.
  const worker = new Worker(program, { env: {}, execArgv: [] });
  const started: Thread = { worker, waiting: new Map() };
  let fault: unknown = new Error("the thread that takes logos in has ended");
  worker.on("message", ({ number, taken }: Answer) => {
    started.waiting.get(number)?.resolve(taken);
    started.waiting.delete(number);
    if (started.waiting.size === 0) started.rest = setTimeout(() => end(started), patience).unref();
  });
  worker.on("error", (error) => {
    fault = error;
  });
  worker.on("exit", () => {
    if (thread === started) thread = undefined;
    for (const { reject } of started.waiting.values()) reject(fault);
  });
  // Whoever waits for a logo keeps the shop running, not the thread.
  worker.unref();
  return started;
}

function end(idle: Thread): void {
  if (thread === idle) thread = undefined;
  void idle.worker.terminate();
}
