import { expect, test } from "vitest";
import { ageingCsv, depositsCsv } from "./owed-csv.ts";

const cents = { not_due: 583_656, days_1_30: 0, days_31_60: 100, days_61_90: 0, days_over_90: 0 };
const owed = { invoiced_cents: 583_656, cents, total_cents: 583_756 };
const row = { company_id: 1, client_id: null, name: "=North", orders: 2, ...owed };

test("what is owed is a file in which amounts are numbers of its language and names run nothing", () => {
  const day = { on: "2027-03-01", rows: [row], cents, total_cents: 583_756 };
  const ageing = { ...day, booked_since: [], booked_since_count: 0 };
  const heads = { name: "Name", total: "Total", bucket: (bucket: string) => bucket };
  expect(ageingCsv(ageing, heads, "fr").split("\r\n").slice(0, 2)).toEqual([
    '\uFEFF"Name";"not_due";"days_1_30";"days_31_60";"days_61_90";"days_over_90";"Total"',
    `"'=North";"5836,56";"0,00";"1,00";"0,00";"0,00";"5837,56"`,
  ]);
});

test("deposits held are a file of one line an order", () => {
  const held = { quote_id: 1, reference: "GE-2026-000001", order_number: "GO-2026-000001", name: "Ann" };
  const deposits = { on: "2027-03-01", count: 1, total_cents: 100 };
  const rows = [{ ...held, total_cents: 200, received_cents: 100 }];
  expect(depositsCsv({ ...deposits, rows }, ["Q", "O", "N", "T", "R"], "en").split("\r\n")[1]).toBe(
    '"GE-2026-000001","GO-2026-000001","Ann","2.00","1.00"',
  );
});
