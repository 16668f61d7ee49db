import { BagMark } from "../../ui/bag-mark.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import type { Examples } from "../../ui/examples.ts";
import { Card } from "../../ui/lists/card.tsx";

/*
 * Three ways to lay an offer before a buyer, with the same figures, as they were compared (ADR-95). The third was chosen; the
 * page itself is src/web/client/proposal/proposal.tsx.
 */
const columns = [
  ["10,000", "$2,320.00", "$0.2320"],
  ["30,000", "$5,350.00", "$0.1783"],
  ["50,000", "$8,100.00", "$0.1620"],
] as const;

export const examples: Examples = {
  "A sheet with lines and a total, as Stripe shows an invoice": () => (
    <Card className="mx-auto max-w-160">
      <p className="text-3xl font-semibold">$5,350.00</p>
      <p className="mb-5 text-ink-2">Offer GE-2026-000412, until Dec 28</p>
      <Lines />
      <Button variant="ink" className="mt-5 w-full">
        Accept this offer
      </Button>
    </Card>
  ),
  "Lines at the left, sums that stay at the right, as Printavo shows a quote": () => (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div>
        <h2 className="mb-4 text-xl">Offer GE-2026-000412</h2>
        <Lines />
        <p className="mt-6">Dates, print and terms stand in paragraphs below.</p>
      </div>
      <Card className="self-start lg:sticky lg:top-4">
        <p className="tabular flex justify-between">
          <span>Total</span>
          <strong>$5,350.00</strong>
        </p>
        <p className="tabular flex justify-between text-ink-2">
          <span>Deposit</span>
          <span>$2,675.00</span>
        </p>
        <Button variant="ink" className="mt-5 w-full">
          Accept this offer
        </Button>
      </Card>
    </div>
  ),
  "A proposal: the bag, the seller’s words, quantities as columns: chosen": () => (
    <div className="grid gap-8">
      <div className="grid items-center gap-8 md:grid-cols-2">
        <div className="grid gap-4">
          <h2 className="text-4xl">30,000 Market Totes for North Market LLC</h2>
          <p className="text-lg">Thank you for asking, Dana. Here is what we would print for your fair.</p>
          <p className="tabular text-2xl font-semibold">$5,350.00</p>
          <div>
            <Button variant="ink">Accept this offer</Button>
          </div>
        </div>
        <div className="grid place-items-center rounded-lg bg-paper-2 p-10 text-leaf">
          <BagMark className="h-40" />
        </div>
      </div>
      <ul className="grid grid-cols-3 gap-2 sm:gap-4">
        {columns.map(([units, total, each], index) => (
          <li
            key={units}
            className={`tabular grid gap-1 rounded-md border p-3 ${index === 1 ? "border-ink" : "border-line"}`}
          >
            <span className="text-lg font-semibold">{units}</span>
            <span>{total}</span>
            <span className="text-sm text-ink-2">{each} a bag</span>
          </li>
        ))}
      </ul>
    </div>
  ),
};

function Lines() {
  return (
    <div>
      {[
        ["30,000 × Market Tote, Large, sand", "$4,950.00"],
        ["Screens, two colours", "$90.00"],
        ["Freight to Denver", "$310.00"],
      ].map(([label, amount]) => (
        <p key={label} className="tabular flex justify-between gap-4 border-t border-line py-2">
          <span>{label}</span>
          {amount}
        </p>
      ))}
    </div>
  );
}
