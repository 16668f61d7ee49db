import { expect, test } from "vitest";
import { carriedBombs } from "#tests/support/carried-bombs.ts";
import { lane, sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer, testAdmin } from "#tests/support/server-process.ts";
import { mainThreadMs } from "#tests/support/thread-time.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { watchMemory } from "#tests/support/watch-memory.ts";
import { askWithLogo } from "./ask-with-logo.ts";
import { readTools } from "./keep-writing.ts";

/** More than are decoded at a time; in `npm test` of the first kind, and one of each other. */
const atOnce = sized({ quick: 3, deep: 6 });
const alone = sized({ quick: 1, deep: atOnce });
/** For how long signing in may take on a machine of its own, and six of a kind may keep the thread that does it. */
const mostMs = 1_000;
const mostGrowth = 150_000_000;

test.runIf(process.platform === "linux")(
  "REL-I19 compressed metadata in pictures takes little memory and delays no other request",
  async () => {
    await using server = await startServer({ env: { RATE_LIMITS: "off", LOG_LEVEL: "silent" } });
    const tools = await readTools(server.url);
    const signIn = async () => {
      const began = performance.now();
      const body = JSON.stringify(testAdmin);
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`${server.url}/api/login`, { method: "POST", body, headers });
      await answer.text();
      expect(answer.status).toBe(200);
      return performance.now() - began;
    };
    const bombs = await carriedBombs();
    // The first of each loads its code.
    await signIn();
    await askWithLogo(server.url, tools, "png", tinyPng);

    const memory = watchMemory(server.pid);
    const slowest = { signIn: 0, answer: 0, thread: 0 };
    for (const [at, [what, kind, bytes]] of bombs.entries()) {
      expect(bytes.length, what).toBeLessThan(5_242_880);
      const before = mainThreadMs(server.pid);
      let isAnswered = false;
      const asked = Promise.all(
        Array.from({ length: at === 0 ? atOnce : alone }, () => askWithLogo(server.url, tools, kind, bytes)),
      ).finally(() => {
        isAnswered = true;
      });
      while (lane === "deep" && !isAnswered) slowest.signIn = Math.max(slowest.signIn, await signIn());
      for (const { status, ms } of await asked) {
        expect([201, 422], what).toContain(status);
        slowest.answer = Math.max(slowest.answer, ms);
      }
      if (lane === "quick") slowest.thread = Math.max(slowest.thread, mainThreadMs(server.pid) - before);
    }
    if (lane === "quick") slowest.signIn = await signIn();
    const own = memory.ownGrowth();
    memory.stop();
    expect(lane === "deep" ? slowest.signIn : slowest.thread).toBeLessThan(mostMs);
    expect(own).toBeLessThan(mostGrowth);
    recordFigure(
      "REL-I19",
      `${bombs.length} kinds, up to ${atOnce} at once: signing in within ${Math.round(slowest.signIn)} ms, answered within ${Math.round(slowest.answer)} ms; server +${Math.round(own / 1_000_000)} MB`,
    );
  },
);
