import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { showCount } from "#domain/language/show-count.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import type { PricedLine } from "#domain/prices/price-request.ts";
import { seconds } from "#domain/time/durations.ts";
import { NextBreakOffer } from "../../../parts/prices/next-break.tsx";
import { useLocale, useMoney } from "../../../words/use-locale.ts";
import type { QuoteForm } from "../form/use-quote-form.ts";
import type { Estimate, QuoteLine } from "./quote-lines.ts";

/** The order form's foot that follows the typing: lines, units, estimate, logo fee, total, and what more bags would save. */
export function EstimateSummary({ form: { estimate, draft, takeBreak } }: { form: QuoteForm }) {
  const locale = useLocale();
  const money = useMoney();
  const { isLogo } = draft;
  const total = showCents(estimate.priced.totalCents, money);
  return (
    <section id="estimate" aria-labelledby="estimate-title" className="rounded-lg border border-ink bg-card">
      <h3 id="estimate-title" className="border-b border-ink px-5 py-3.5 text-lg">
        <Trans>Your estimate</Trans>
      </h3>
      {estimate.lines.length === 0 ? (
        <p className="px-5 py-6 text-ink-2">
          <Trans>Tick a size and type a quantity: the price adds up here.</Trans>
        </p>
      ) : (
        <ul className="px-5 py-2">
          {estimate.lines.map((line) => (
            <EstimateLine key={line.size.id} line={line} />
          ))}
        </ul>
      )}
      <dl className="tabular border-t border-line px-5 py-3">
        <Row name={<Trans>Bags</Trans>}>{showCount(estimate.units, locale)}</Row>
        <Row name={<Trans>Estimate</Trans>}>{showCents(estimate.total, money)}</Row>
        {estimate.printing.map(({ kind, productId, amountCents }) => (
          <Row key={`${kind}-${productId}`} name={<PrintingName kind={kind} />}>
            {showCents(amountCents, money)}
          </Row>
        ))}
        {(!isLogo || estimate.isPrintingOpen) && (
          <Row name={<Trans>Setup fee</Trans>}>
            {isLogo ? <Trans>to be confirmed</Trans> : <Trans>none</Trans>}
          </Row>
        )}
      </dl>
      <div className="tabular rounded-b-lg border-t border-ink bg-paper-2 px-5 py-4">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">
            <Trans>Total</Trans>
          </span>
          <span className="display text-2xl">{total}</span>
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {estimate.isPrintingOpen ? (
            <Trans>Before the setup fee. The quote we send you is what counts.</Trans>
          ) : (
            <Trans>An estimate. The quote we send you is what counts.</Trans>
          )}
        </p>
        <NextBreakOffer priced={estimate.priced} onTake={takeBreak} />
      </div>
      <SpokenEstimate estimate={estimate} />
    </section>
  );
}

function PrintingName({ kind }: Pick<PricedLine, "kind">) {
  return kind === "setup" ? <Trans>Printing, setup fee</Trans> : <Trans>Printing, more colors</Trans>;
}

function EstimateLine({ line }: { line: QuoteLine }) {
  const locale = useLocale();
  const money = useMoney();
  const price = showUnitPrice(line.unitPrice, money);
  const units = line.units ?? 0;
  return (
    <li className="flex justify-between gap-4 border-b border-line/60 py-2.5 last:border-b-0">
      <span className="min-w-0">
        <span className="block leading-snug font-medium">{line.shown.product}</span>
        <span className="tabular block text-sm text-ink-2">
          {line.shown.size}
          <br />
          {line.total === undefined ? (
            <Trans>quantity missing</Trans>
          ) : (
            <>
              {showCount(units, locale)} × {price}
              <span className="sr-only">
                {" "}
                <Plural value={units} one="bag" other="bags" />
              </span>
            </>
          )}
        </span>
      </span>
      <span className="tabular font-medium whitespace-nowrap">
        {line.total === undefined ? "–" : showCents(line.total, money)}
      </span>
    </li>
  );
}

function Row({ name, children }: { name: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Long enough that a number is spoken when it is typed, not digit by digit. */
const pause = seconds(1.2);

/** The estimate for those who listen, once typing has come to rest. */
function SpokenEstimate({ estimate }: { estimate: Estimate }) {
  const { t } = useLingui();
  const money = useMoney();
  const { units } = estimate;
  const total = showCents(estimate.priced.totalCents, money);
  const [spoken, setSpoken] = useState("");
  const sentence =
    units > 0 ? t`Estimate: ${plural(units, { one: "# bag", other: "# bags" })}, ${total}` : "";
  useEffect(() => {
    const waiting = setTimeout(() => setSpoken(sentence), pause);
    return () => clearTimeout(waiting);
  }, [sentence]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
