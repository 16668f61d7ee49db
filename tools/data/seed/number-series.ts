import "#server/features/deals/model/invoices.table.ts";
import { invoiceNumber } from "#domain/invoices/invoice.ts";
import type { Db } from "#server/platform/database/db.ts";

interface Series {
  readonly kind: string;
  readonly year: number;
  readonly next: number;
  readonly last_day: string;
}

/** The numbers of documents, continuous and chronological, kept while a shop is filled. */
export class NumberSeries {
  readonly #series: Map<string, Series>;

  private constructor(known: readonly Series[]) {
    this.#series = new Map(known.map((series) => [`${series.kind} ${series.year}`, series]));
  }

  static async read(db: Db): Promise<NumberSeries> {
    return new NumberSeries(await db.selectFrom("number_series").selectAll().execute());
  }

  /** The next number, on the day that is wanted or on the last one of its year's series. */
  take(kind: string, wanted: string): { readonly number: string; readonly day: string } {
    const year = Number(wanted.slice(0, 4));
    const key = `${kind} ${year}`;
    const { next, last_day } = this.#series.get(key) ?? { next: 1, last_day: wanted };
    const day = wanted > last_day ? wanted : last_day;
    this.#series.set(key, { kind, year, next: next + 1, last_day: day });
    return { number: invoiceNumber(kind, { year, count: next }), day };
  }

  async write(db: Db): Promise<void> {
    for (const series of this.#series.values())
      await db
        .insertInto("number_series")
        .values(series)
        .onConflict((conflict) => conflict.columns(["kind", "year"]).doUpdateSet(series))
        .execute();
  }
}
