import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { load } from "./load.ts";
import { type Figure, perSecond, ratioOf, show, spreadOf } from "./rounds.ts";
import { type Rows, rowsAddedBy } from "./rows-of-a-quote.ts";
import { ownFolder, start, startShop } from "./shop.ts";

interface Setting {
  readonly wrk: string;
  readonly rounds: number;
  readonly seconds: number;
  /** Empty: SQLite. */
  readonly databaseUrl: string;
}

const connections = 16;
const promised = 0.5;
const logoBytes = 200_000;

/** The rate of quote requests with a logo of 200 kB, next to a bare handler that keeps the same bytes as durably. */
export async function writeQuotes({ wrk, rounds, seconds, databaseUrl }: Setting): Promise<Figure[]> {
  using folder = ownFolder();
  const request = await quoteRequest();
  const paths = {
    body: join(folder.path, "body"),
    logo: join(folder.path, "logo.png"),
    rows: join(folder.path, "rows"),
  };
  writeFileSync(paths.body, request.body);
  writeFileSync(paths.logo, request.logo);
  writeFileSync(paths.rows, JSON.stringify(await rowsOf(request)));

  const env = { DATABASE_URL: databaseUrl };
  await using bare = await start({
    args: ["bench/bare-quotes.ts"],
    env: { ...env, DATA_DIR: join(folder.path, "bare"), ROWS: paths.rows, FILE: paths.logo },
    first: "/",
  });
  const script = "bench/quote-request.lua";
  const ours: number[] = [];
  const floor: number[] = [];
  const p99: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const order = (run: string) => ({
      ...{ connections, seconds, script },
      env: { BODY: paths.body, TYPE: request.type, RUN: `${run}-${round}` },
    });
    if (round === 0) await load(wrk, { url: bare.url, ...order("floor-warm") });
    floor.push((await load(wrk, { url: bare.url, ...order("floor") })).perSecond);
    // Not while the floor has its turn: what is left to do of a round before (mails, logos) is the shop's alone.
    await using shop = await startShop({ ...env, DATA_DIR: join(folder.path, "shop") });
    await load(wrk, { url: shop.url, ...order("ours-warm") });
    const measured = await load(wrk, { url: shop.url, ...order("ours") });
    if (measured.failures > 0) throw new Error(`${measured.failures} quote requests failed`);
    ours.push(measured.perSecond);
    p99.push(measured.p99Ms);
  }
  const ratio = ratioOf(ours, floor);
  const what = `quote with a 200 kB logo, ${databaseUrl ? "PostgreSQL" : "SQLite"}, ${connections} connections`;
  return [
    {
      what: `${what} (p99 ${show(spreadOf(p99), 0)} ms)`,
      ours: perSecond(ours),
      floor: perSecond(floor),
      ratio: show(ratio),
      promise: `≥ ${promised}`,
      isKept: ratio.median >= promised,
    },
  ];
}

interface QuoteRequest {
  readonly body: Buffer;
  readonly type: string;
  readonly logo: Buffer;
}

/** A request as the form sends it, with a PNG of noise: as large as it looks, and nothing that packs. */
async function quoteRequest(): Promise<QuoteRequest> {
  const side = Math.floor(Math.sqrt(logoBytes / 3));
  const logo = await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const form = new FormData();
  for (const [name, value] of Object.entries({
    name: "Ann Miller",
    email: "ann@example.com",
    phone: "303-555-0123",
    message: "For the spring fair.",
    size_ids: '{"1":10000,"2":20000}',
    isLogo: "1",
  })) {
    form.set(name, value);
  }
  form.set("logo", new File([new Uint8Array(logo)], "logo.png", { type: "image/png" }));
  const response = new Response(form);
  return {
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get("content-type") ?? "",
    logo,
  };
}

/** What the shop writes for one of them, seen on a SQLite of its own: for the second, for most buyers are known. */
async function rowsOf({ body, type }: QuoteRequest): Promise<Rows> {
  using folder = ownFolder();
  await using shop = await startShop({ DATA_DIR: folder.path });
  const ask = async (key: string) => {
    const headers = { "content-type": type, "idempotency-key": key };
    const answer = await fetch(`${shop.url}/api/quotes`, {
      method: "POST",
      body: new Uint8Array(body),
      headers,
    });
    if (answer.status !== 201) throw new Error(`the shop answered ${answer.status}: ${await answer.text()}`);
  };
  await ask("first");
  return await rowsAddedBy(folder.path, () => ask("second"));
}
