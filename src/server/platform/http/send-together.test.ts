import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setImmediate as endOfTurn } from "node:timers/promises";
import { expect, test, vi } from "vitest";

// Of its own: what other tests of this process leave underway is none of its.
vi.resetModules();
const { beginWork, sendTogether } = await import("./send-together.ts");
const { keepPage, PageMemory } = await import("../pages/page-memory.ts");
const { openGate } = await import("./gate.ts");

/** An answer that is ready; nobody reads it. */
function ready(): ServerResponse {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  sendTogether({ response, status: 200, head: ["etag", '"a"'], body: Buffer.from("a") });
  return response;
}
const sent = (...responses: ServerResponse[]) => responses.map((response) => response.writableEnded);

test("what gets ready in one turn goes out at its end", async () => {
  const answers = [ready(), ready()];
  expect(sent(...answers)).toEqual([false, false]);
  await endOfTurn();
  expect(sent(...answers)).toEqual([true, true]);
  const next = ready();
  expect(sent(next)).toEqual([false]);
  await endOfTurn();
  expect(sent(next)).toEqual([true]);
});

test("what waits goes out before work begins, and at once until all of it is done", async () => {
  const before = ready();
  const [endOne, endOther] = [beginWork(), beginWork()];
  expect(sent(before, ready())).toEqual([true, true]);
  endOne();
  expect(sent(ready())).toEqual([true]);
  endOther();
  expect(sent(ready())).toEqual([false]);
  await endOfTurn();
});

test("whoever left meanwhile keeps nobody from an answer", async () => {
  const [gone, staying] = [ready(), ready()];
  gone.destroy();
  await endOfTurn();
  expect(sent(staying)).toEqual([true]);
});

test("a page that is made is work, and so is one that cannot be", async () => {
  const memory = new PageMemory(1024 * 1024);
  for (const fails of [false, true]) {
    const making = memory.fill(`page ${fails}`, async () => {
      if (fails) throw new Error("the database is away");
      return await keepPage(200, Buffer.from("a"), {});
    });
    expect(sent(ready())).toEqual([true]);
    await making.catch(() => undefined);
    expect(sent(ready())).toEqual([false]);
    await endOfTurn();
  }
});

test("a request inside the gate is work; one that is refused is none", async () => {
  const gate = openGate(1);
  const leave = gate.enter();
  expect(sent(ready())).toEqual([true]);
  expect(() => gate.enter()).toThrow();
  leave();
  // Its place is free when the turn is over.
  await endOfTurn();
  expect(sent(ready())).toEqual([false]);
  await endOfTurn();
});
