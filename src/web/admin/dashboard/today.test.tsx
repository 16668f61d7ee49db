import { expect, test } from "vitest";
import type { Today } from "#contracts/today.ts";
import { type WaitingKind, waitingKinds } from "#domain/today/waiting-item.ts";
import { pageMarkup } from "../../parts/page-markup.fixture.tsx";
import { Waiting } from "./today.tsx";

const none = Object.fromEntries(waitingKinds.map((kind) => [kind, 0])) as Today["counts"];

const item = (kind: WaitingKind, id: number): Today["items"][number] => ({
  ...{ kind, subject: "quote", id, who: `Buyer ${id}`, since: "2026-11-20T10:00:00Z", due_at: null },
  next: { label: "Look", href: `/admin/quotes/${id}` },
});

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
