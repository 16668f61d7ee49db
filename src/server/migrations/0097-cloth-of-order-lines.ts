import { type Kysely, sql } from "kysely";

/** The bags of an order say which colours were chosen, and of what they are made: those of its quote, and of its size's product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const lines = db.schema.alterTable("order_lines");
  await lines.addColumn("colours", "text", (c) => c.notNull().defaultTo("[]")).execute();
  await lines.addColumn("material", "text").execute();
  await sql.raw(fill).execute(db);
}

const ofQuote = (column: string) =>
  `select q.${column} from orders o join quotes q on q.id = o.quote_id where o.id = order_lines.order_id`;

const fill = `
  update order_lines set
    colours = coalesce((${ofQuote("product_colors")}), '[]'),
    material = coalesce((${ofQuote("material")}),
      (select p.material from sizes s join products p on p.id = s.product_id where s.id = order_lines.size_id))`;
