import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { invoiceStandings } from "#domain/invoices/invoice.ts";
import { openInvoiceShop } from "./invoice-shop.fixture.ts";

const { accepted, draft, issue, services, staff } = await openInvoiceShop();

/** The ids that a list finds by a text. */
async function found(list: "orders" | "invoices" | "companies" | "contact-messages", search: string) {
  const { status, body } = await staff(`${list}?search=${encodeURIComponent(search)}`, {}, "GET");
  expect(status).toBe(200);
  const rows = body[list === "contact-messages" ? "messages" : list] as { id: number }[];
  const { total } = body.meta as { total: number };
  expect(total).toBe(rows.length);
  return rows.map(({ id }) => id);
}

let quoteId = 0;
let invoice = { id: 0, number: "" };
let order = { id: 0, number: "" };

beforeAll(async () => {
  await accepted();
  quoteId = (await accepted()).id;
  const { id } = await draft(quoteId);
  invoice = { id, number: (await issue(id)).number ?? "" };
  order = await services.db
    .selectFrom("orders")
    .select(["id", "number"])
    .where("quote_id", "=", quoteId)
    .executeTakeFirstOrThrow();
});

test("FOUND-D14 orders and invoices are found by a part of their number, whatever its case, and by their client", async () => {
  expect(await found("orders", order.number.toLowerCase())).toEqual([order.id]);
  expect(await found("invoices", invoice.number.slice(2).toLowerCase())).toEqual([invoice.id]);
  expect(await found("orders", "ann-2@BILLS")).toEqual([order.id]);
  expect(await found("invoices", "ann-2@bills")).toEqual([invoice.id]);
  expect(await found("orders", "@bills.example")).toHaveLength(2);
  expect(await found("orders", "ann-3@bills")).toEqual([]);
});

test.each(invoiceStandings)(
  "invoices that stand as %s are searched, all and those of a quote",
  async (standing) => {
    const standings = await Promise.all(
      ["ann-2@bills", "ann"].flatMap((search) =>
        ["", `&quote_id=${quoteId}`].map(async (of) => {
          const { status, body } = await staff(
            `invoices?search=${search}&status=${standing}${of}`,
            {},
            "GET",
          );
          return [
            status,
            (body.invoices as { standing: string }[]).every((each) => each.standing === standing),
          ];
        }),
      ),
    );
    expect(standings).toEqual(Array(4).fill([200, true]));
  },
);

test("FOUND-D14 what finds a quote finds its order and its issued invoice, also once it is another", async () => {
  await services.db
    .updateTable("quotes")
    .set({ search_text: "zoe\nzoe@moved.example" })
    .where("id", "=", quoteId)
    .execute();
  expect(await found("orders", "zoe@moved")).toEqual([order.id]);
  expect(await found("invoices", "zoe@moved")).toEqual([invoice.id]);
  expect(await found("invoices", "zo")).toEqual([invoice.id]);
  expect(await found("invoices", "ann-2@bills")).toEqual([]);
  expect(await found("orders", order.number)).toEqual([order.id]);
});

test("FOUND-D14 an order goes from its list with its quote, and comes back with it", async () => {
  const setDeleted = async (deleted_at: string | null) =>
    await services.db.updateTable("quotes").set({ deleted_at }).where("id", "=", quoteId).execute();
  await setDeleted("2027-01-13T00:00:00.000Z");
  expect(await found("orders", "zoe@moved")).toEqual([]);
  expect((await staff("orders", {}, "GET")).body.meta).toMatchObject({ total: 1 });
  await setDeleted(null);
  expect(await found("orders", "zoe@moved")).toEqual([order.id]);
  expect((await staff("orders", {}, "GET")).body.meta).toMatchObject({ total: 2 });
});

test("FOUND-D14 an issued invoice still never changes", async () => {
  for (const change of [sql`total_cents = 1`, sql`number = 'X'`, sql`snapshot = '{}'`, sql`state = 'draft'`])
    await expect(
      sql`update invoices set ${change} where id = ${invoice.id}`.execute(services.db),
    ).rejects.toThrow("an issued invoice never changes");
});

test("FOUND-D14 companies and messages are found by parts of what they hold", async () => {
  const made = await staff("companies", { name: "Société Verte" });
  expect(made.status).toBe(201);
  expect(await found("companies", "té ver")).toHaveLength(1);
  expect(await found("companies", "so")).toHaveLength(1);
  expect(await found("companies", "rouge")).toEqual([]);
  const message = Array.from({ length: 380 }, (_, index) => `é${index}`).join(" ");
  const sent = await staff("ContactMessage", {
    name: "Ann",
    email: "ann@bills.example",
    message: `${message} Lyon`,
  });
  expect(sent.status, sent.text).toBe(201);
  expect(await found("contact-messages", "LYON")).toHaveLength(1);
  expect(await found("contact-messages", "an")).toHaveLength(1);
});
