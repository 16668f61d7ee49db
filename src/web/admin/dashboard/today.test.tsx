import { expect, test } from "vitest";
import type { Today } from "#contracts/today.ts";
import { type WaitingKind, waitingKinds } from "#domain/today/waiting-item.ts";
import { pageMarkup } from "../../parts/page-markup.fixture.tsx";
import { Waiting } from "./today.tsx";

const none = Object.fromEntries(waitingKinds.map((kind) => [kind, 0])) as Today["counts"];

type Item = Today["items"][number];

const item = (kind: WaitingKind, id: number): Item => ({
  ...{ kind, subject: "quote", id, who: `Buyer ${id}`, since: "2026-11-20T10:00:00Z", due_at: null },
  next: { label: "Look", href: `/admin/quotes/${id}` },
});

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");

const markupOf = (today: Today) => pageMarkup(<Waiting {...today} />);

test("a few that wait stand without tabs", () => {
  const items = [item("request", 1), item("proof_waiting", 2)];
  const markup = markupOf({ items, counts: { ...none, request: 1, proof_waiting: 1 } });
  expect(markup).not.toContain('role="tab"');
  expect(markup.match(/<li/g)).toHaveLength(2);
});

test("where many wait, each kind that does has a tab with its count, and the most urgent eight stand first", () => {
  const items = [
    ...Array.from({ length: 20 }, (_, index) => item("request", index + 1)),
    item("order_late", 21),
  ];
  const markup = markupOf({ items, counts: { ...none, request: 30, order_late: 1 } });
  const tabs = [...markup.matchAll(/role="tab"[^>]*>(.*?)<\/button>/g)].map(([, text = ""]) =>
    text
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
  expect(tabs).toEqual(["All 31", "Requests 30", "Late orders 1"]);
  expect(markup.match(/<li/g)).toHaveLength(8);
  expect(markup).toContain("23 more stand in the lists that the menu counts.");
});

test("a row is a sentence with what it is worth, and has the one button", () => {
  const proof: Item = {
    ...{ ...item("proof_to_make", 7), subject: "order", task: "make_proof", company: "North Market LLC" },
    ...{ units: 30_000, product: "Market Tote", other_products: 0, amount_cents: 535_000 },
    ...{ leaves_on: "2026-12-18", next: { label: "Make the proof", href: "/admin/orders/7" } },
  };
  const counts = { ...none, proof_to_make: 1 };
  const markup = markupOf({ items: [proof], counts });
  expect(textOf(markup)).toContain(
    "Make the proof for North Market LLC · 30,000 × Market Tote · $5,350.00 · leaves Dec 18",
  );
  expect(markup.match(/<a /g)).toHaveLength(1);
  // What is told without prices says none.
  const { amount_cents: _, ...told } = proof;
  expect(textOf(markupOf({ items: [told], counts }))).not.toContain("$");
});

test("what waits for clients stands apart, and an order that is late stands once", () => {
  const order: Item = { ...item("order_late", 7), subject: "order", task: "ship" };
  const items: Item[] = [
    order,
    { ...order, kind: "to_ship" },
    { ...item("accepted_unpaid", 8), company: "Delta Farms" },
  ];
  const markup = markupOf({ items, counts: { ...none, order_late: 1, to_ship: 1, accepted_unpaid: 1 } });
  expect(markup.match(/<li/g)).toHaveLength(2);
  expect(textOf(markup)).toMatch(/Our turn.*Ship the bags to Buyer 7.*The client’s turn.*Ask Delta Farms/);
  expect(markup).not.toContain("more stand");
});
