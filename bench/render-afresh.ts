import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "./load.ts";
import { type Figure, show, spreadOf } from "./rounds.ts";
import { type Measured, ownFolder, start } from "./shop.ts";

interface Setting {
  readonly wrk: string;
  readonly rounds: number;
  readonly seconds: number;
}

const promised = 0.25;
/** A query makes a page one that is not kept: data, words, render and answer, each time. */
const pages = ["/products?afresh=1", "/products/1?afresh=1"];

/** The rate of pages that are rendered afresh, next to React alone over the same elements. */
export async function renderAfresh(shop: Measured, { wrk, rounds, seconds }: Setting): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of pages) {
    using folder = ownFolder();
    const file = join(folder.path, "page.html");
    const html = await textOf(`${shop.url}${path}`);
    writeFileSync(file, html);
    await using bare = await start({ args: ["bench/bare-render.ts"], env: { PAGE: file }, first: "/" });
    const rendered = await textOf(`${bare.url}/`);
    if (Math.abs(rendered.length / html.length - 1) > 0.1)
      throw new Error(`the floor renders ${rendered.length} characters of ${html.length}`);
    const ours: number[] = [];
    const floor: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      floor.push((await load(wrk, { url: `${bare.url}/`, connections: 4, seconds })).perSecond);
      ours.push((await load(wrk, { url: `${shop.url}${path}`, connections: 4, seconds })).perSecond);
    }
    const ratio = spreadOf(ours.map((value, round) => value / (floor[round] ?? Number.NaN)));
    figures.push({
      what: `${path.split("?")[0]}, rendered afresh, 4 connections`,
      ours: `${show(spreadOf(ours), 0)}/s`,
      floor: `${show(spreadOf(floor), 0)}/s`,
      ratio: show(ratio),
      promise: `≥ ${promised}`,
      isKept: ratio.median >= promised,
    });
  }
  return figures;
}

async function textOf(address: string): Promise<string> {
  return await (await fetch(address)).text();
}
