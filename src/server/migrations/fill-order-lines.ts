import { type Kysely, sql } from "kysely";
import { z } from "zod";

const batch = 500;

const line = z.object({
  kind: z.string(),
  name: z.string(),
  sizeId: z.number().optional(),
  units: z.number().optional(),
});
type Line = z.infer<typeof line>;

/** What of a version's content, and of the choices that were made, says what is to be produced. */
const content = z.object({
  lines: z.array(line),
  options: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      defaultChoice: z.string().optional(),
      defaultChoices: z.array(z.string()).optional(),
      choices: z.array(z.object({ id: z.string(), lines: z.array(line) })),
    }),
  ),
});
const choices = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

interface Order {
  readonly id: number;
  readonly quote_id: number;
  readonly content: string | null;
  readonly choices: string | null;
  readonly is_printed: number;
}

interface RequestedLine {
  readonly quote_id: number;
  readonly product_name: string;
  readonly size_name: string;
  readonly size_id: number | null;
  readonly units: number;
}

/** Gives every order the lines of the version that was accepted, some hundred orders at a time. */
export async function fillOrderLines(db: Kysely<unknown>): Promise<void> {
  let after = 0;
  for (;;) {
    const orders = await readOrders(db, after);
    if (orders.length === 0) return;
    const requested = await readRequested(db, orders);
    const rows = orders.flatMap((order) => rowsOf(order, requested.get(order.quote_id) ?? []));
    // A statement takes so many values and no more.
    for (let at = 0; at < rows.length; at += batch) {
      const some = rows.slice(at, at + batch).map((row) => sql`(${sql.join(row)})`);
      await sql`insert into order_lines (order_id, position, name, size_id, units_ordered)
        values ${sql.join(some)}`.execute(db);
    }
    const plain = orders.filter((order) => !needsProof(order)).map(({ id }) => id);
    if (plain.length > 0)
      await sql`update orders set needs_proof = 0 where id in (${sql.join(plain)})`.execute(db);
    after = orders.at(-1)?.id ?? after;
  }
}

async function readOrders(db: Kysely<unknown>, after: number): Promise<Order[]> {
  const { rows } = await sql<Order>`
    select o.id, o.quote_id, v.content, a.choices,
      case when q.is_logo_required = 1 or v.logo_fee_cents > 0 then 1 else 0 end as is_printed
    from orders o
    join quotes q on q.id = o.quote_id
    join quote_versions v on v.id = o.version_id
    left join acceptances a on a.version_id = o.version_id and a.undone_at is null
    where o.id > ${after} order by o.id limit ${batch}`.execute(db);
  return rows;
}

async function readRequested(db: Kysely<unknown>, orders: readonly Order[]) {
  const { rows } = await sql<RequestedLine>`
    select quote_id, product_name, size_name, size_id, units from quote_lines
    where quote_id in (${sql.join(orders.map(({ quote_id }) => quote_id))}) order by id`.execute(db);
  return Map.groupBy(rows, ({ quote_id }) => quote_id);
}

function rowsOf(order: Order, requested: readonly RequestedLine[]) {
  const lines = order.content === null ? requested.map(requestedLine) : acceptedLines(order);
  return lines
    .filter(({ kind, units }) => kind === "product" && (units ?? 0) > 0)
    .map(({ name, sizeId, units }, at) => [order.id, at + 1, name, sizeId ?? null, units]);
}

function requestedLine({ product_name, size_name, size_id, units }: RequestedLine): Line {
  return { kind: "product", name: `${product_name}, ${size_name}`, units, sizeId: size_id ?? undefined };
}

function acceptedLines(order: Order): Line[] {
  const { lines, options } = content.parse(JSON.parse(order.content ?? ""));
  const made = choices.parse(JSON.parse(order.choices ?? "{}"));
  const isChosen = Object.keys(made).length > 0;
  const chosen = options.flatMap(({ id, defaultChoice, defaultChoices, choices: all }) => {
    const ids = isChosen ? [made[id] ?? []].flat() : [defaultChoice ?? [], defaultChoices ?? []].flat();
    return all.filter((choice) => ids.includes(choice.id)).flatMap((choice) => choice.lines);
  });
  return [...lines, ...chosen];
}

function needsProof(order: Order): boolean {
  if (order.is_printed === 1) return true;
  return (
    order.content !== null && acceptedLines(order).some(({ kind }) => kind === "run" || kind === "setup")
  );
}
