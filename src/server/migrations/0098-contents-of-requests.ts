import { type Kysely, sql } from "kysely";
import { z } from "zod";

const batch = 400;
const texts = z.array(z.string()).catch([]);

interface Version {
  readonly id: number;
  readonly quote_id: number;
  readonly logo_fee_cents: number;
  readonly total_cents: number;
  readonly product_colors: string;
  readonly material: string | null;
}

interface RequestedLine {
  readonly quote_id: number;
  readonly product_name: string;
  readonly size_name: string;
  readonly size_id: number | null;
  readonly unit_price_e4: number;
  readonly units: number;
}

/**
 * A version that held nothing but the request and the logo fee was worked out from these two whenever it was read; now it
 * holds them itself, summed exactly and rounded once as before. What was sent under a hash keeps its snapshot.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  let after = 0;
  for (;;) {
    const versions = await readVersions(db, after);
    if (versions.length === 0) break;
    const requested = await readRequested(db, versions);
    const rows = versions.map((version) => {
      const content = JSON.stringify(contentOf(version, requested.get(version.quote_id) ?? []));
      return sql`select cast(${version.id} as integer) as id, cast(${content} as text) as content`;
    });
    await sql`update quote_versions set content = given.content from (${sql.join(rows, sql` union all `)}) as given
      where quote_versions.id = given.id`.execute(db);
    after = versions.at(-1)?.id ?? after;
  }
  await db.schema.alterTable("quote_versions").dropColumn("logo_fee_cents").execute();
}

async function readVersions(db: Kysely<unknown>, after: number): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select v.id, v.quote_id, v.logo_fee_cents, v.total_cents, q.product_colors, q.material
    from quote_versions v join quotes q on q.id = v.quote_id
    where v.id > ${after} and v.content is null order by v.id limit ${batch}`.execute(db);
  return rows;
}

async function readRequested(db: Kysely<unknown>, versions: readonly Version[]) {
  const { rows } = await sql<RequestedLine>`
    select quote_id, product_name, size_name, size_id, unit_price_e4, units from quote_lines
    where quote_id in (${sql.join(versions.map(({ quote_id }) => quote_id))}) order by id`.execute(db);
  return Map.groupBy(rows, ({ quote_id }) => quote_id);
}

function contentOf(version: Version, requested: readonly RequestedLine[]) {
  const { logo_fee_cents: feeCents, total_cents, material } = version;
  const colours = colourCodes(version.product_colors);
  const isKnown = colours.length > 0 || material !== null;
  const products = requested.map(({ product_name, size_name, size_id, unit_price_e4, units }) => ({
    ...{ kind: "product", name: `${product_name}, ${size_name}`, units, unitPriceE4: unit_price_e4 },
    ...(size_id !== null && { sizeId: size_id }),
    ...(isKnown && { cloth: { colours, material } }),
  }));
  // An imported quote may name no line: its total is what was agreed.
  const agreed = { kind: "fee", name: "Total as agreed", amountCents: total_cents - feeCents };
  const fee = { kind: "setup", name: "Logo", amountCents: feeCents };
  return {
    rounding: "once",
    lines: [...(products.length > 0 ? products : [agreed]), ...(feeCents > 0 ? [fee] : [])],
    options: [],
  };
}

function colourCodes(stored: string): string[] {
  try {
    return texts.parse(JSON.parse(stored));
  } catch {
    return [];
  }
}
