import { load } from "./load.ts";
import { type Figure, show, spreadOf } from "./rounds.ts";
import type { Measured } from "./shop.ts";

interface Setting {
  readonly wrk: string;
  readonly rounds: number;
  readonly seconds: number;
}

/**
 * How long somebody waits for a page from memory while 64 connections ask for pages that are rendered afresh, as fast as
 * they come: he may wait for one of them, not for all.
 */
export async function readBesideRenders(
  shop: Measured,
  { wrk, rounds, seconds }: Setting,
): Promise<Figure[]> {
  const [kept, fresh] = [{ p50: [] as number[], p99: [] as number[] }, [] as number[]];
  for (let round = 0; round < rounds; round += 1) {
    const [one, many] = await Promise.all([
      load(wrk, { url: `${shop.url}/`, connections: 1, seconds }),
      load(wrk, { url: `${shop.url}/products?afresh=1`, connections: 64, seconds }),
    ]);
    kept.p50.push(one.p50Ms);
    kept.p99.push(one.p99Ms);
    fresh.push(many.p99Ms);
  }
  return [
    {
      what: "`/` from memory beside 64 connections that have pages rendered afresh, the one in the middle; p99",
      ours: `${show(spreadOf(kept.p50), 1)}; ${show(spreadOf(kept.p99), 1)} ms`,
      floor: "",
      ratio: "",
      promise: "",
    },
    {
      what: "those pages, p99",
      ours: `${show(spreadOf(fresh), 0)} ms`,
      floor: "",
      ratio: "",
      promise: "",
    },
  ];
}
