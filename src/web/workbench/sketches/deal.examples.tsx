import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import type { Examples } from "../../ui/examples.ts";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { Card } from "../../ui/lists/card.tsx";

/*
 * Three ways to lay out the page of a deal, with the same facts, as they were compared (ADR-90). The third was chosen; the
 * page itself is src/web/admin/deals/deal-page.tsx.
 */
const facts = [
  ["Asked for", "Nov 2, 2026"],
  ["Leaves", "Dec 18"],
  ["With the client", "Dec 22"],
  ["Purchase order", "PO-4471"],
] as const;
const deals = ["North Market LLC", "Cedar Bakery", "Golden Outfitters", "Ann Miller"];
const tabs = ["Offer", "Proof", "Production", "Money", "Messages", "History"];

export const examples: Examples = {
  "Facts in a rail, as Shopify shows an order": () => (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-4">
        <Title>
          <Button>More</Button>
          <Button variant="ink">Make the proof</Button>
        </Title>
        <Card>
          <Lines />
        </Card>
        <Card>
          <h3 className="mb-2 text-base">Money</h3>
          <Amount label="Deposit, paid Nov 5">$2,675.00</Amount>
          <Amount label="Balance, before shipping">$2,675.00</Amount>
        </Card>
        <Card>
          <h3 className="mb-2 text-base">Timeline</h3>
          <Said />
        </Card>
      </div>
      <div className="grid content-start gap-4">
        <Card>
          <h3 className="mb-2 text-base">Client</h3>
          <p>Dana Whitfield, North Market LLC</p>
        </Card>
        <Card>
          <Facts />
        </Card>
      </div>
    </div>
  ),
  "A list and properties, as Linear shows an issue": () => (
    <div className="grid gap-6 md:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)_14rem]">
      <ul className="max-md:hidden">
        {deals.map((name, index) => (
          <li
            key={name}
            className={`rounded-md px-3 py-2 ${index === 0 ? "bg-ink text-paper" : "text-ink-2"}`}
          >
            {name}
          </li>
        ))}
      </ul>
      <div className="grid content-start gap-5">
        <Title />
        <Lines />
        <Said />
      </div>
      <div className="grid content-start gap-4 border-line lg:border-l lg:pl-5">
        <Button variant="ink">Make the proof</Button>
        <StatusDot tone="caution">Our turn</StatusDot>
        <Facts />
      </div>
    </div>
  ),
  "A head over tabs, as Stripe shows an invoice and Printavo a quote: chosen": () => (
    <div className="grid gap-4">
      <Title>
        <Button>More</Button>
        <Button variant="ink">Make the proof</Button>
      </Title>
      <p className="flex flex-wrap gap-x-5 border-y border-line py-2.5">
        <StatusDot tone="caution">Being prepared</StatusDot>
        <span className="text-ink-2">Our turn: make the proof</span>
      </p>
      <Facts />
      <Said />
      <ul className="flex gap-6 overflow-x-auto border-b border-line">
        {tabs.map((name, index) => (
          <li
            key={name}
            className={`pb-2 ${index === 0 ? "border-b-2 border-ink font-semibold" : "text-ink-2"}`}
          >
            {name}
          </li>
        ))}
      </ul>
      <Lines />
    </div>
  ),
};

function Title({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div>
        <p className="text-xl font-semibold">North Market LLC · Dana Whitfield</p>
        <p className="tabular text-ink-2">30,000 × Market Tote, sand</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <p className="tabular text-2xl font-semibold">$5,350.00</p>
        {children}
      </div>
    </div>
  );
}

function Facts() {
  return (
    <dl className="tabular flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-ink-2">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines() {
  return (
    <div>
      <Amount label="30,000 × Market Tote, Large, sand">$4,950.00</Amount>
      <Amount label="Screens, two colours">$90.00</Amount>
      <Amount label="Freight to Denver">$310.00</Amount>
    </div>
  );
}

function Amount({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <p className="tabular flex justify-between gap-4 border-t border-line py-2">
      <span>{label}</span>
      {children}
    </p>
  );
}

function Said() {
  return (
    <blockquote className="border-l-2 border-kraft pl-3">
      Larger letters on the front, please.
      <footer className="text-sm text-ink-2">Dana Whitfield, yesterday</footer>
    </blockquote>
  );
}
