import { expect, test } from "vitest";
import { openLogoDecoders } from "./logo-decoders.ts";

/** Work that ends when it is aborted. */
function pieceOfWork(order: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = () => {
    order.push(name);
    return promise;
  };
  return { work, finish: () => resolve(name) };
}

test("so many run at a time, and the others in their order", async () => {
  const decoders = openLogoDecoders({ atOnce: 2, mostWaiting: 1, within: 5 });
  const order: string[] = [];
  const pieces = ["a", "b", "c", "d"].map((name) => pieceOfWork(order, name));
  const done = pieces.map(({ work }) => decoders.run(work));
  await Promise.resolve();
  expect(order).toEqual(["a", "b"]);
  pieces[1]?.finish();
  expect(await done[1]).toBe("b");
  expect(order).toEqual(["a", "b", "c"]);
  for (const { finish } of pieces) finish();
  expect(await Promise.all(done)).toEqual(["a", "b", "c", "d"]);
});

test("a failure makes room", async () => {
  const decoders = openLogoDecoders({ atOnce: 1, mostWaiting: 1, within: 5 });
  await expect(decoders.run(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await decoders.run(async () => "next")).toBe("next");
});

test("where too many wait, or for too long, the work is not begun", async () => {
  const decoders = openLogoDecoders({ atOnce: 1, mostWaiting: 1, within: 5 });
  const order: string[] = [];
  const first = pieceOfWork(order, "first");
  const running = decoders.run(first.work);
  const late = decoders.runSoon(pieceOfWork(order, "late").work);
  expect(await decoders.runSoon(pieceOfWork(order, "too many").work)).toBeUndefined();
  expect(await late).toBeUndefined();
  first.finish();
  await running;
  expect(order).toEqual(["first"]);
  expect(await decoders.runSoon(async (left) => left > 0)).toBe(true);
});
