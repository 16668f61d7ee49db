import { deepEqual } from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { load } from "./load.ts";
import { type Figure, perSecond, ratioOf, show, spreadOf } from "./rounds.ts";
import { type Measured, ownFolder, start, startShop } from "./shop.ts";

interface Setting {
  readonly wrk: string;
  readonly rounds: number;
  readonly seconds: number;
}

const pages = ["/", "/products", "/products/1", "/devis", "/api/products"];
const headers = { "Accept-Encoding": "br" };

/**
 * What is read from memory, next to a bare server that sends the same bytes: the rate at 16 connections, whole and as
 * 304, and the slowest hundredth at 64. A 304 is also held against the same page whole: it
 * may not cost more.
 */
export async function readPages(setting: Setting): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of pages) figures.push(...(await readPage(path, setting)));
  return figures;
}

async function readPage(path: string, { wrk, rounds, seconds }: Setting): Promise<Figure[]> {
  using folder = ownFolder();
  const measured: Measurements = { whole: noneYet(), unchanged: noneYet(), p99: noneYet() };
  for (let round = 0; round < rounds; round += 1) {
    await readForARound(path, { wrk, folder: folder.path, seconds }, measured);
  }
  const { whole, unchanged, p99 } = measured;
  return [
    rate(`${path}, whole, 16 connections`, whole, 0.8),
    rate(`${path}, 304, 16 connections`, unchanged, 1),
    rate(`${path}, 304 next to the page whole`, { ours: unchanged.ours, floor: whole.ours }, 1),
    latency(`${path}, p99 at 64 connections`, p99, 3),
  ];
}

interface Measurements {
  readonly whole: Record<Side, number[]>;
  readonly unchanged: Record<Side, number[]>;
  readonly p99: Record<Side, number[]>;
}

/**
 * Both programs are started for each page and each round, and asked in the same ways, so that Node has seen as much in
 * either: what it made of its own functions until then is a tenth of these rates and more, and a fiftieth of them is the
 * luck of the one process. The first second is for that alone.
 */
async function readForARound(
  path: string,
  { wrk, folder, seconds }: { readonly wrk: string; readonly folder: string; readonly seconds: number },
  { whole, unchanged, p99 }: Measurements,
): Promise<void> {
  await using shop = await startShop({ DATA_DIR: folder });
  const answer = await answerOf(shop, path);
  const file = join(folder, "answer.json");
  writeFileSync(file, JSON.stringify(answer));
  await using bare = await start({ args: ["bench/bare-pages.ts"], env: { ANSWER: file }, first: "/" });
  deepEqual(await answerOf(bare, path), answer);

  const urls = { floor: `${bare.url}${path}`, ours: `${shop.url}${path}` };
  const known = { ...headers, "If-None-Match": answer.etag };
  const ask = (side: Side, connections: number, sent: Readonly<Record<string, string>>) =>
    load(wrk, { url: urls[side], connections, seconds: 1, headers: sent });
  const askBoth = async (side: Side) => {
    const all = (await ask(side, 16, headers)).perSecond;
    return { all, none: (await ask(side, 16, known)).perSecond };
  };
  await takeTurns(1, async (side) => void (await askBoth(side)));
  await takeTurns(seconds, async (side) => {
    const { all, none } = await askBoth(side);
    whole[side].push(all);
    unchanged[side].push(none);
  });
  await takeTurns(seconds, async (side) => void p99[side].push((await ask(side, 64, headers)).p99Ms));
}

async function answerOf({ url }: Measured, path: string) {
  // The first one makes what is kept from then on.
  await read(`${url}${path}`);
  const answer = await read(`${url}${path}`);
  const unchanged = await read(`${url}${path}`, { "If-None-Match": answer.etag });
  return { ...answer, unchanged: unchanged.headers };
}

type Side = "ours" | "floor";
type Sides = Readonly<Record<Side, readonly number[]>>;

function noneYet(): Record<Side, number[]> {
  return { ours: [], floor: [] };
}

/** Side by side, and each of them first in every other turn: whatever the machine does meets both. */
async function takeTurns(turns: number, take: (side: Side) => Promise<void>): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    const sides = turn % 2 === 0 ? (["floor", "ours"] as const) : (["ours", "floor"] as const);
    for (const side of sides) await take(side);
  }
}

function rate(what: string, { ours, floor }: Sides, promised: number): Figure {
  const ratio = ratioOf(ours, floor);
  return {
    what,
    ours: perSecond(ours),
    floor: perSecond(floor),
    ratio: show(ratio),
    promise: `≥ ${promised}`,
    isKept: ratio.median >= promised,
  };
}

function latency(what: string, { ours, floor }: Sides, promised: number): Figure {
  const ratio = ratioOf(ours, floor);
  return {
    what,
    ours: `${show(spreadOf(ours), 1)} ms`,
    floor: `${show(spreadOf(floor), 1)} ms`,
    ratio: show(ratio),
    promise: `≤ ${promised}`,
    isKept: ratio.median <= promised,
  };
}

/** The answer as it stands on the wire: `fetch` would unpack it. */
async function read(address: string, more: Readonly<Record<string, string>> = {}) {
  const message = await new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
    get(address, { headers: { ...headers, ...more } }, resolve).on("error", reject);
  });
  const body = (await buffer(message)).toString("base64");
  const {
    etag = "",
    date: _,
    connection: __,
    "keep-alive": ___,
    "content-length": ____,
    ...rest
  } = message.headers;
  return { headers: rest, etag, body };
}
