import { load, type Setting } from "./load.ts";
import { type Figure, show, spreadOf } from "./rounds.ts";
import { ownFolder, startShop } from "./shop.ts";

const promised = { startMs: 1_000, warmMb: 200, loadedMb: 320 };
const pages = ["/", "/products", "/products/1", "/products/2", "/devis", "/contact", "/about", "/login"];

/** A built shop's time to its first page, and its memory: after each page once, and under load. */
export async function measureStart({ wrk, rounds, seconds }: Setting): Promise<Figure[]> {
  using folder = ownFolder();
  const env = { DATA_DIR: folder.path };
  // The first start of all creates the database; only the next ones are what a restart is.
  await (await startShop(env))[Symbol.asyncDispose]();
  const starts: number[] = [];
  const warm: number[] = [];
  const loaded: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await using shop = await startShop(env);
    starts.push(shop.firstAnswerMs);
    for (const path of pages) await (await fetch(`${shop.url}${path}`)).arrayBuffer();
    warm.push(shop.residentMb());
    for (const path of ["/", "/products?q=tote", "/api/products"]) {
      await load({ wrk, url: `${shop.url}${path}`, connections: 64, seconds });
    }
    loaded.push(shop.residentMb());
  }
  return [
    most("start to the first page, built", starts, promised.startMs, "ms"),
    most("memory, each page once", warm, promised.warmMb, "MB"),
    most("memory after a load of pages", loaded, promised.loadedMb, "MB"),
  ];
}

function most(what: string, values: readonly number[], limit: number, unit: string): Figure {
  const spread = spreadOf(values);
  return {
    what,
    ours: `${show(spread, 0)} ${unit}`,
    bare: "",
    ratio: "",
    promise: `≤ ${limit} ${unit}`,
    isKept: spread.median <= limit,
  };
}
