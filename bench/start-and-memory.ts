import { spawnSync } from "node:child_process";
import { load, type Setting } from "./load.ts";
import { type Figure, ratioOf, show, spreadOf } from "./rounds.ts";
import { ownFolder, startShop } from "./shop.ts";

const promised = { nodes: 12, startMs: 1_000, warmMb: 220, loadedMb: 320 };
const pages = ["/", "/products", "/products/1", "/products/2", "/devis", "/contact", "/about", "/login"];

/**
 * A built shop's time to its first page, in times that Node needs for nothing, and its memory: after each page once, and
 * under load.
 */
export async function measureStart({ wrk, rounds, seconds }: Setting): Promise<Figure[]> {
  using folder = ownFolder();
  const env = { DATA_DIR: folder.path };
  // The first start of all creates the database; only the next ones are what a restart is.
  await (await startShop(env))[Symbol.asyncDispose]();
  const bare: number[] = [];
  const starts: number[] = [];
  const warm: number[] = [];
  const loaded: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(startNode());
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
    startFigure(starts, bare),
    most("start to the first page, built", starts, promised.startMs, "ms"),
    most("memory, each page once", warm, promised.warmMb, "MB"),
    most("memory after a load of pages", loaded, promised.loadedMb, "MB"),
  ];
}

/** Milliseconds until a Node that has nothing to do has ended. */
function startNode(): number {
  const started = performance.now();
  spawnSync(process.execPath, ["-e", "0"]);
  return performance.now() - started;
}

function startFigure(starts: readonly number[], bare: readonly number[]): Figure {
  const ratio = ratioOf(starts, bare);
  return {
    what: "start to the first page, built, next to node -e 0",
    ours: `${show(spreadOf(starts), 0)} ms`,
    bare: `${show(spreadOf(bare), 0)} ms`,
    ratio: show(ratio, 1),
    promise: `≤ ${promised.nodes}`,
    isKept: ratio.median <= promised.nodes,
  };
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
