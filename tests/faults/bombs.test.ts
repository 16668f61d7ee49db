import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/platform/database/open-database.ts";
import "#server/platform/storage/files.table.ts";
import { lane, sized } from "#tests/support/lane.ts";
import { gifBomb, pdfBomb, pngBomb, printBomb } from "#tests/support/picture-bombs.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { type ServerProcess, startServer } from "#tests/support/server-process.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { watchMemory } from "#tests/support/watch-memory.ts";
import { askWithLogo, type LogoKind } from "./ask-with-logo.ts";
import { readTools } from "./keep-writing.ts";

const rounds = sized({ quick: 1, deep: 10 });
/** Loose in `npm test`, where other work shares the machine: it only shows that requests wait for no bomb. */
const most = sized({ quick: { refusalMs: 8_000, p99Ms: 4_000 }, deep: { refusalMs: 1_000, p99Ms: 500 } });
const mostGrowth = 256 * 1024 * 1024;

/** Requests pages all the while; how long each took, in ms. */
function lookAround(server: ServerProcess) {
  const took: number[] = [];
  const stop = new AbortController();
  const looking = (async () => {
    for (let turn = 0; !stop.signal.aborted; turn += 1) {
      const began = performance.now();
      const answer = await fetch(server.url + (["/", "/devis", "/api/products"][turn % 3] ?? "/"));
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
      took.push(performance.now() - began);
      await wait(10);
    }
  })();
  return async () => {
    stop.abort();
    await looking;
    return took.sort((one, other) => one - other);
  };
}

const side = 6_320;
const flat = (channels: 3 | 4) =>
  sharp({ create: { width: side, height: side, channels, background: "#1a7f37" }, limitInputPixels: false });

/** What would take gigabytes, and what would take too much at once. */
async function bombs(): Promise<readonly (readonly [LogoKind, Buffer])[]> {
  return [
    ["png", pngBomb(30_000, 30_000, 30_000)],
    ["gif", await gifBomb(10_000, 4)],
    ["jpg", await printBomb(side, side)],
  ];
}

/** The heaviest that are taken: nearly 40 megapixels, in forms that can only be unpacked as a whole. */
async function heaviest(): Promise<readonly (readonly [LogoKind, Buffer])[]> {
  const jpg = await flat(3).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer();
  if (lane === "quick") return [["jpg", jpg]];
  return [
    ["jpg", jpg],
    ["png", await flat(4).png({ progressive: true }).toBuffer()],
    ["gif", await gifBomb(1, side)],
    ["gif", await gifBomb(490, 280)],
  ];
}

test.runIf(process.platform === "linux")(
  "REL-I6 decompression bombs take little memory and delay no other request",
  async () => {
    await using server = await startServer({ env: { RATE_LIMITS: "off", LOG_LEVEL: "silent" } });
    const tools = await readTools(server.url);
    const db = openDatabase({ url: "", dataDir: server.dataDir });
    onTestFinished(() => db.destroy());
    const waiting = () => db.selectFrom("files").select("id").where("state", "=", "waiting").execute();
    const untilDecoded = async () => {
      while ((await waiting()).length > 0) await wait(50);
    };
    const [refusedAtOnce, taken] = [await bombs(), await heaviest()];
    const pdf = pdfBomb();
    // What an ordinary logo takes: the decoder itself, once, and the code that the first one loads.
    const ordinary = watchMemory(server.pid);
    for (let turn = 0; turn < 4; turn += 1) await askWithLogo(server.url, tools, "png", tinyPng);
    await untilDecoded();
    ordinary.stop();

    const memory = watchMemory(server.pid);
    const stopLooking = lookAround(server);
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const [kind, bytes] of refusedAtOnce) {
        const refused = await askWithLogo(server.url, tools, kind, bytes);
        expect(refused.status, kind).toBe(422);
        slowest = Math.max(slowest, refused.ms);
      }
      expect((await askWithLogo(server.url, tools, "pdf", pdf)).status).toBe(201);
      for (const [kind, bytes] of taken)
        expect((await askWithLogo(server.url, tools, kind, bytes)).status).toBe(201);
      await untilDecoded();
    }
    const took = await stopLooking();
    memory.stop();
    const p99 = took[Math.floor(took.length * 0.99)] ?? 0;
    const mb = (bytes: number) => Math.round(bytes / 1_000_000);
    const own = memory.ownGrowth();
    const decoder = memory.highestChild() - ordinary.highestChild();
    expect(slowest).toBeLessThan(most.refusalMs);
    expect(own).toBeLessThan(mostGrowth);
    expect(decoder).toBeLessThan(mostGrowth);
    expect(p99).toBeLessThan(most.p99Ms);
    recordFigure(
      "REL-I6",
      `${rounds} × (30,000² PNG, GIF of 10,000 frames, progressive CMYK of 40 megapixels): refused within ${Math.round(slowest)} ms; a PDF of 6 GB unpacked is kept as it is; the heaviest that are taken: server +${mb(own)} MB, a decoder +${mb(decoder)} MB (two at once held ${mb(memory.highestChildren())} MB); others' p99 ${Math.round(p99)} ms`,
    );
  },
);
