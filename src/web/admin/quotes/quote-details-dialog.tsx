import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { QuoteForStaff } from "#contracts/quote-answers.ts";
import { intlLocale } from "#domain/language/language.ts";
import { cents } from "#domain/money/cents.ts";
import { showCents } from "#domain/money/show-money.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useWording } from "../../words/use-wording.ts";

/** Everything about a quote (S2 §2). Times are told in the shop's zone (P41). */
export function QuoteDetailsDialog({ quote, onClose }: { quote: QuoteForStaff; onClose: () => void }) {
  const { t } = useLingui();
  const wording = useWording();
  const number = new Intl.NumberFormat(intlLocale(wording));
  const date = new Intl.DateTimeFormat(intlLocale(wording), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "America/Denver",
  });
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={quote.reference}
      description={date.format(new Date(quote.created_at))}
      closeLabel={t`Close`}
    >
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact label={<Trans>Name</Trans>}>{quote.name}</Fact>
        <Fact label={<Trans>Email</Trans>}>{quote.email}</Fact>
        <Fact label={<Trans>Phone</Trans>}>{quote.phone}</Fact>
        {quote.company && <Fact label={<Trans>Company</Trans>}>{quote.company}</Fact>}
        <Fact label={<Trans>Project details</Trans>}>{quote.comment}</Fact>
        {quote.rejection_reason && <Fact label={<Trans>Reason</Trans>}>{quote.rejection_reason}</Fact>}
        <Fact label={<Trans>Total</Trans>}>{showCents(cents(quote.total_cents), wording)}</Fact>
      </dl>
      <ul className="mt-6 grid gap-1 border-t border-line pt-4">
        {quote.lines.map((line) => (
          <li
            key={`${line.product_id}-${line.size_id}-${line.size_name}`}
            className="tabular flex justify-between gap-4"
          >
            <span>
              {line.product_name}, {line.size_name}
            </span>
            <span>{number.format(line.units)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}
