import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { QuoteForClient } from "#contracts/quote-answers.ts";
import { intlLocale } from "#domain/language/language.ts";
import { useWording } from "../../words/use-wording.ts";

/** Who asked, when, and what was said. */
export function QuoteFacts({ quote }: { quote: QuoteForClient }) {
  const wording = useWording();
  const date = new Intl.DateTimeFormat(intlLocale(wording), { dateStyle: "long", timeStyle: "short" });
  return (
    <dl className="mt-10 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact label={<Trans>Requested on</Trans>}>{date.format(new Date(quote.created_at))}</Fact>
      <Fact label={<Trans>Name</Trans>}>{quote.name}</Fact>
      <Fact label={<Trans>Email</Trans>}>{quote.email}</Fact>
      <Fact label={<Trans>Phone</Trans>}>{quote.phone}</Fact>
      {quote.company && <Fact label={<Trans>Company</Trans>}>{quote.company}</Fact>}
      {quote.delivery_address && (
        <Fact label={<Trans>Delivery address</Trans>}>{quote.delivery_address}</Fact>
      )}
      {quote.wanted_by && <Fact label={<Trans>Wanted by</Trans>}>{quote.wanted_by}</Fact>}
      {quote.po_number && <Fact label={<Trans>Purchase order</Trans>}>{quote.po_number}</Fact>}
      <Fact label={<Trans>Project details</Trans>}>{quote.message}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-3">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}
