import { setImmediate as nextTick } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createRenderQueue } from "./render-queue.ts";

describe("pages are rendered one at a time", () => {
  test("each is finished before the next begins, in the order in which they came", async () => {
    const renderInQueue = createRenderQueue();
    const done: string[] = [];
    const page = (name: string) =>
      renderInQueue(async () => {
        done.push(`begin ${name}`);
        await nextTick();
        done.push(`end ${name}`);
        return `page ${name}`;
      });
    expect(await Promise.all([page("a"), page("b"), page("c")])).toEqual(["page a", "page b", "page c"]);
    expect(done).toEqual(["begin a", "end a", "begin b", "end b", "begin c", "end c"]);
  });

  test("other requests are let pass before each", async () => {
    const renderInQueue = createRenderQueue();
    let ticks = 0;
    let isOver = false;
    const count = async () => {
      while (!isOver) {
        await nextTick();
        ticks += 1;
      }
    };
    const counted = count();
    const at: number[] = [];
    const note = async () => void at.push(ticks);
    await Promise.all([renderInQueue(note), renderInQueue(note), renderInQueue(note)]);
    isOver = true;
    await counted;
    expect(new Set(at).size).toBe(3);
  });

  test("one that fails rejects, and the next is rendered all the same", async () => {
    const renderInQueue = createRenderQueue();
    const broken = renderInQueue(async () => {
      throw new Error("no page");
    });
    const next = renderInQueue(async () => "rendered");
    await expect(broken).rejects.toThrow("no page");
    expect(await next).toBe("rendered");
  });
});
