import { expect, test } from "vitest";
import { quoteStatuses, staffStatus } from "#domain/quotes/quote-status.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { AuthProvider } from "../../parts/accounts/auth-provider.tsx";
import { pageMarkup } from "../../parts/page-markup.fixture.tsx";
import { LogoCell } from "./artwork/logo-cell.tsx";
import { quoteForTest } from "./quote.fixture.ts";
import { QuoteActions } from "./quote-actions.tsx";
import { quoteOffers } from "./quote-offers.ts";
import { QuoteCard } from "./quotes-list.tsx";
import { StatusCell } from "./status-cell.tsx";

const owner = { id: 1, name: "Ann", email: "ann@example.com", role: "owner", language: null } as const;
const nothing = () => undefined;
const actions = { busyIds: [], onConfirm: nothing, onOpen: nothing, onDetails: nothing };
const none: ReadonlySet<number> = new Set();
const selection = { subscribe: () => nothing, ticked: () => none, tick: nothing, toggle: nothing };

/** The cells of the table that depend on these, or the whole card. */
function markupOf(quote: ReadQuoteForStaff, width: "table" | "card"): string {
  return pageMarkup(
    <AuthProvider known={owner}>
      {width === "card" ? (
        <QuoteCard {...actions} quote={quote} selection={selection} />
      ) : (
        <>
          <StatusCell status={quote.status} />
          <LogoCell quote={quote} onOpen={nothing} />
          <QuoteActions {...actions} quote={quote} isBusy={false} />
        </>
      )}
    </AuthProvider>,
  );
}

const combinations = quoteStatuses.flatMap((status) =>
  [false, true].flatMap((isLogoRequired) =>
    [false, true].flatMap((hasFile) =>
      [null, 45].flatMap((fee) =>
        (["table", "card"] as const).map((width) => ({ status, isLogoRequired, hasFile, fee, width })),
      ),
    ),
  ),
);

// SPEC-1.26, SPEC-1.27: every combination of status, logo, file, fee and width.
test.each(combinations)("%o", ({ status, isLogoRequired, hasFile, fee, width }) => {
  const quote = quoteForTest({ status, isLogoRequired, hasFile, fee });
  const { reference } = quote;
  const html = markupOf(quote, width);
  const isOpen = status === "pending" || status === "approved";

  expect(html).toContain(staffStatus(status).staffLabel.message);
  expect(html).toContain(isLogoRequired ? ">Requis<" : ">Non requis<");
  expect(html.includes(`Show the logo of ${reference}`)).toBe(hasFile);
  expect(html.includes(`"Confirm ${reference}"`)).toBe(isOpen);
  expect(html.includes(`"Reject ${reference}"`)).toBe(isOpen);
  expect(html).toContain(`"Delete ${reference}"`);
  expect(html.includes(`Why ${reference} was rejected`)).toBe(status === "rejected");
  expect(quoteOffers(quote).confirm).toBe(
    isOpen ? (isLogoRequired && fee === null ? "logo-price" : "at-once") : undefined,
  );
  expect(quoteOffers(quote).decided).toBe(isOpen ? undefined : status);
});

test("while something is done to a quote its row shows a spinner instead of what can be done", () => {
  const quote = quoteForTest({ status: "pending", isLogoRequired: false, hasFile: false, fee: null });
  const html = pageMarkup(
    <AuthProvider known={owner}>
      <QuoteActions {...actions} quote={quote} isBusy />
    </AuthProvider>,
  );
  expect(html).toContain("Working on it");
  expect(html).not.toContain("<button");
});
