import { deepEqual } from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { load, type Setting } from "./load.ts";
import { type Figure, perSecond, ratioOf, show, spreadOf } from "./rounds.ts";
import { type Measured, ownFolder, start, startShop } from "./shop.ts";

const paths = ["/", "/products", "/products/1", "/devis", "/api/products"];
const headers = { "Accept-Encoding": "br" };
const promised = { share: 0.7, p99Times: 3 };

/** Public pages and a call from memory, next to a bare `node:http` server that sends the same bytes. */
export async function measurePages({ wrk, rounds, seconds }: Setting): Promise<Figure[]> {
  using folder = ownFolder();
  await using shop = await startShop({ DATA_DIR: folder.path });
  const figures: Figure[] = [];
  for (const path of paths) {
    const answer = await answerOf(shop, path);
    const file = join(folder.path, "answer.json");
    writeFileSync(file, JSON.stringify(answer));
    await using bare = await start({ args: ["bench/bare-pages.ts"], env: { ANSWER: file }, first: "/" });
    deepEqual(await answerOf(bare, path), answer);

    const ask = ({ url }: Measured, connections: number) =>
      load({ wrk, url: `${url}${path}`, connections, seconds, headers });
    // Node compiles the functions of a server in its first seconds.
    for (const server of [shop, bare]) await ask(server, 16);
    const rates: Pair = { ours: [], bare: [] };
    const p99: Pair = { ours: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      rates.bare.push((await ask(bare, 16)).perSecond);
      rates.ours.push((await ask(shop, 16)).perSecond);
      p99.bare.push((await ask(bare, 64)).p99Ms);
      p99.ours.push((await ask(shop, 64)).p99Ms);
    }
    figures.push(rateFigure(path, rates), latencyFigure(path, p99));
  }
  return figures;
}

interface Pair {
  readonly ours: number[];
  readonly bare: number[];
}

function rateFigure(path: string, { ours, bare }: Pair): Figure {
  const ratio = ratioOf(ours, bare);
  return {
    what: `${path}, 16 connections`,
    ours: perSecond(ours),
    bare: perSecond(bare),
    ratio: show(ratio),
    promise: `≥ ${promised.share}`,
    isKept: ratio.median >= promised.share,
  };
}

function latencyFigure(path: string, { ours, bare }: Pair): Figure {
  const ratio = ratioOf(ours, bare);
  return {
    what: `${path}, p99 at 64 connections`,
    ours: `${show(spreadOf(ours), 1)} ms`,
    bare: `${show(spreadOf(bare), 1)} ms`,
    ratio: show(ratio),
    promise: `≤ ${promised.p99Times}`,
    isKept: ratio.median <= promised.p99Times,
  };
}

/** The second answer, which comes from memory, as it stands on the wire: `fetch` would decompress it. */
async function answerOf({ url }: Measured, path: string) {
  await read(`${url}${path}`);
  const message = await read(`${url}${path}`);
  const { date: _, connection: __, "keep-alive": ___, "content-length": ____, ...rest } = message.headers;
  return { headers: rest, body: message.body.toString("base64") };
}

async function read(address: string) {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers }, resolve).on("error", reject);
  });
  return { headers: message.headers, body: await buffer(message) };
}
