import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/platform/database/open-database.ts";
import "#server/platform/storage/files.table.ts";
import { lane, sized } from "#tests/support/lane.ts";
import { gifBomb, pdfBomb, pngBomb, printBomb } from "#tests/support/picture-bombs.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { mainThreadMs } from "#tests/support/thread-time.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { watchMemory } from "#tests/support/watch-memory.ts";
import { askWithLogo, type LogoKind } from "./ask-with-logo.ts";
import { lookAround } from "./beside.ts";
import { readTools } from "./keep-writing.ts";

const rounds = sized({ quick: 1, deep: 10 });
/** What the machine for itself keeps, in ms; in `npm test` the thread that answers all is watched instead. */
const promised = { refusal: 1_000, p99: 500 };
const mostGrowth = 256 * 1024 * 1024;

const side = 6_320;
const flat = (channels: 3 | 4) =>
  sharp({ create: { width: side, height: side, channels, background: "#1a7f37" }, limitInputPixels: false });

/** What would take gigabytes, and what would take too much at once. */
async function bombs(): Promise<readonly (readonly [LogoKind, Buffer])[]> {
  return [
    ["png", pngBomb(30_000, 30_000, 30_000)],
    ["gif", await gifBomb(10_000, 4)],
    // Refused by its header, which `memory-to-decode.test.ts` reads at each change.
    ...(lane === "deep" ? ([["jpg", await printBomb(side, side)]] as const) : []),
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
    for (let turn = 0; turn < 2; turn += 1) await askWithLogo(server.url, tools, "png", tinyPng);
    await untilDecoded();
    ordinary.stop();

    const memory = watchMemory(server.pid);
    const others = lane === "deep" ? lookAround(server.url, ["/", "/devis", "/api/products"]) : undefined;
    let slowest = 0;
    const threadBefore = mainThreadMs(server.pid);
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
    const threadMs = mainThreadMs(server.pid) - threadBefore;
    const waits = await others?.end();
    memory.stop();
    const mb = (bytes: number) => Math.round(bytes / 1_000_000);
    const own = memory.ownGrowth();
    const decoder = memory.highestChild() - ordinary.highestChild();
    expect(own).toBeLessThan(mostGrowth);
    expect(decoder).toBeLessThan(mostGrowth);
    if (waits) {
      expect(slowest).toBeLessThan(promised.refusal);
      expect(waits.p99).toBeLessThan(promised.p99);
    } else expect(threadMs).toBeLessThan(promised.p99);
    recordFigure(
      "REL-I6",
      `${rounds} × (a bomb as ${refusedAtOnce.map(([kind]) => kind).join(", ")}): refused within ${Math.round(slowest)} ms; a PDF of 6 GB unpacked is kept as it is; the heaviest that are taken: server +${mb(own)} MB, a decoder +${mb(decoder)} MB (two at once held ${mb(memory.highestChildren())} MB)${waits ? `; others' p99 ${Math.round(waits.p99)} ms` : ""}`,
    );
  },
);
