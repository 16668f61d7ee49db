import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { loadForm, type Setting } from "./load.ts";
import { type Figure, perSecond, ratioOf, show } from "./rounds.ts";
import { type Rows, rowsAddedBy } from "./rows-of-a-quote.ts";
import { ownFolder, start, startShop } from "./shop.ts";

const connections = 16;
const promised = 0.25;
const logoBytes = 200_000;

/**
 * Requests for a quote with a logo of 200 kB, next to a bare handler with the same durable writes.
 * @param databaseUrl empty: SQLite
 */
export async function measureQuotes(
  { rounds, seconds }: Pick<Setting, "rounds" | "seconds">,
  databaseUrl: string,
): Promise<Figure[]> {
  using folder = ownFolder();
  const request = await quoteRequest();
  const [logo, rows] = [join(folder.path, "logo.png"), join(folder.path, "rows")];
  writeFileSync(logo, request.logo);
  writeFileSync(rows, JSON.stringify(await rowsOf(request)));
  const ask = (url: string) => loadForm(`${url}/api/quotes`, request, { connections, seconds });
  const ours: number[] = [];
  const bare: number[] = [];
  // One of the two runs at a time: what is left to do after a round (mails, logos) is the shop's alone.
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await askBare());
    ours.push(await askShop());
  }
  const ratio = ratioOf(ours, bare);
  return [
    {
      what: `quote with a 200 kB logo, ${databaseUrl ? "PostgreSQL" : "SQLite"}, ${connections} connections`,
      ours: perSecond(ours),
      bare: perSecond(bare),
      ratio: show(ratio),
      promise: `≥ ${promised}`,
      isKept: ratio.median >= promised,
    },
  ];

  async function askBare(): Promise<number> {
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder.path, "bare"), ROWS: rows, FILE: logo };
    await using server = await start({ args: ["bench/bare-quotes.ts"], env, first: "/" });
    await ask(server.url);
    return await ask(server.url);
  }

  async function askShop(): Promise<number> {
    await using server = await startShop({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder.path, "shop") });
    await ask(server.url);
    return await ask(server.url);
  }
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
