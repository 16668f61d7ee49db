import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { serverCommand } from "../tools/server-command.mjs";
import { load } from "./load.ts";
import { type Figure, perSecond, ratioOf, show } from "./rounds.ts";
import { type Measured, ownFolder, start } from "./shop.ts";

interface Setting {
  readonly wrk: string;
  readonly rounds: number;
  readonly seconds: number;
}

const promised = 0.25;
/** A query makes a page one that is not kept: data, words, render and answer, each time. */
const pages = ["/products?afresh=1", "/products/1?afresh=1"];

/**
 * The rate of pages that are rendered afresh, next to React alone: over the same tree of components, whose data and
 * words are ready, which is what is promised; and over the elements that come of it, which tells what components cost.
 */
export async function renderAfresh(shop: Measured, { wrk, rounds, seconds }: Setting): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of pages) {
    using folder = ownFolder();
    await using components = await startComponents(path, folder.path);
    await using elements = await startElements(`${shop.url}${path}`, folder.path);
    const rates = { ours: [] as number[], components: [] as number[], elements: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const rateOf = async (url: string) => (await load(wrk, { url, connections: 4, seconds })).perSecond;
      rates.elements.push(await rateOf(`${elements.url}/`));
      rates.components.push(await rateOf(`${components.url}/`));
      rates.ours.push(await rateOf(`${shop.url}${path}`));
    }
    const what = `${path.split("?")[0]}, rendered afresh, 4 connections`;
    const ratio = ratioOf(rates.ours, rates.components);
    figures.push({
      what: `${what}, next to React over its components`,
      ours: perSecond(rates.ours),
      floor: perSecond(rates.components),
      ratio: show(ratio),
      promise: `≥ ${promised}`,
      isKept: ratio.median >= promised,
    });
    figures.push({
      what: `${what}, next to React over its elements`,
      ours: perSecond(rates.ours),
      floor: perSecond(rates.elements),
      ratio: show(ratioOf(rates.ours, rates.elements)),
      promise: "",
    });
  }
  return figures;
}

async function startComponents(path: string, dataDir: string): Promise<Measured> {
  const { args, env } = serverCommand("built");
  const floor = [...args.slice(0, -1), "bench/bare-components.ts"];
  const setting = { DATA_DIR: dataDir, RATE_LIMITS: "off", LOG_LEVEL: "error", ASKED: path };
  return await start({ args: floor, env: { ...env, ...setting }, first: "/" });
}

async function startElements(address: string, folder: string): Promise<Measured> {
  const file = join(folder, "page.html");
  const html = await textOf(address);
  writeFileSync(file, html);
  const bare = await start({ args: ["bench/bare-render.ts"], env: { PAGE: file }, first: "/" });
  const rendered = await textOf(`${bare.url}/`);
  if (Math.abs(rendered.length / html.length - 1) > 0.1)
    throw new Error(`the floor renders ${rendered.length} characters of ${html.length}`);
  return bare;
}

async function textOf(address: string): Promise<string> {
  return await (await fetch(address)).text();
}
