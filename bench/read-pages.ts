import { writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type Load, load } from "./load.ts";
import { type Figure, perSecond, ratioOf, show, spreadOf } from "./rounds.ts";
import { type Measured, ownFolder, start } from "./shop.ts";

interface Setting {
  readonly wrk: string;
  readonly rounds: number;
  readonly seconds: number;
}

const pages = ["/", "/products", "/products/1", "/devis", "/api/products"];
const headers = { "Accept-Encoding": "br" };

/**
 * What is read from memory, next to a bare server that sends the same bytes: the rate at 16 connections, whole and as
 * 304, and the slowest hundredth at 64.
 */
export async function readPages(shop: Measured, setting: Setting): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of pages) figures.push(...(await readPage(shop, path, setting)));
  return figures;
}

async function readPage(shop: Measured, path: string, { wrk, rounds, seconds }: Setting): Promise<Figure[]> {
  using folder = ownFolder();
  // The first one makes what is kept from then on.
  await ask(`${shop.url}${path}`);
  const answer = await ask(`${shop.url}${path}`);
  const unchanged = await ask(`${shop.url}${path}`, { "If-None-Match": answer.etag });
  const file = join(folder.path, "answer.json");
  writeFileSync(file, JSON.stringify({ ...answer, unchanged: unchanged.headers }));
  await using bare = await start({ args: ["bench/bare-pages.ts"], env: { ANSWER: file }, first: "/" });

  const urls = { floor: `${bare.url}${path}`, ours: `${shop.url}${path}` };
  const turns = rounds * seconds;
  const known = { ...headers, "If-None-Match": answer.etag };
  const take = (connections: number, sent: Readonly<Record<string, string>>) =>
    takeTurns(turns, urls, (url) => load(wrk, { url, connections, seconds: 1, headers: sent }));
  const whole = await take(16, headers);
  const unchangedOnes = await take(16, known);
  const crowd = await take(64, headers);
  return [
    rate(`${path}, whole, 16 connections`, sidesOf(whole, "perSecond"), 0.8),
    rate(`${path}, 304, 16 connections`, sidesOf(unchangedOnes, "perSecond"), 1),
    latency(`${path}, p99 at 64 connections`, sidesOf(crowd, "p99Ms"), 3),
  ];
}

type Sides<Value> = Readonly<Record<"ours" | "floor", Value>>;

/** A second each, side by side, and each of them first in its turn: whatever the machine does meets both. */
async function takeTurns(
  turns: number,
  urls: Sides<string>,
  ask: (url: string) => Promise<Load>,
): Promise<Sides<readonly Load[]>> {
  const loads: Sides<Load[]> = { ours: [], floor: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    const sides = turn % 2 === 0 ? (["floor", "ours"] as const) : (["ours", "floor"] as const);
    for (const side of sides) loads[side].push(await ask(urls[side]));
  }
  return loads;
}

function sidesOf(loads: Sides<readonly Load[]>, value: "perSecond" | "p99Ms"): Sides<readonly number[]> {
  const of = (side: readonly Load[]) => side.map((each) => each[value]);
  return { ours: of(loads.ours), floor: of(loads.floor) };
}

function rate(what: string, { ours, floor }: Sides<readonly number[]>, promised: number): Figure {
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

function latency(what: string, { ours, floor }: Sides<readonly number[]>, promised: number): Figure {
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
async function ask(address: string, more: Readonly<Record<string, string>> = {}) {
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
