import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { QuoteVersionAnswer, VersionLine } from "#contracts/versions.ts";
import { intlLocale, type Language } from "#domain/language/language.ts";
import { showCount } from "#domain/language/show-count.ts";
import { showAmount, showDifference, showSignedUnitPrice } from "#domain/money/show-money.ts";
import { lastValidDay } from "#domain/offers/validity.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { Cell, HeadCell, RowHead, Table, TableRow } from "../../../ui/lists/table.tsx";

interface OfferSheetProps {
  readonly reference: string;
  readonly version: QuoteVersionAnswer;
  /** The reader's. */
  readonly language: Language;
}

/** An offer as a document, in its reader's language. */
export function OfferSheet({ reference, version, language }: OfferSheetProps) {
  const { t } = useLingui();
  const money = (amountCents: number) => showAmount(amountCents, language);
  const share = (percent: number) =>
    (percent / 100).toLocaleString(intlLocale(language), { style: "percent", maximumFractionDigits: 4 });
  const { number, discount, valid_days, total_cents } = version;
  const tolerance = share(version.tolerance_percent);
  const lastDay = version.valid_until ?? (valid_days === null ? null : lastValidDay(new Date(), valid_days));
  const until = lastDay && showDay(lastDay, language);
  return (
    <article lang={language} aria-label={t`Preview`} className="rounded-md border border-line p-4">
      <h4 className="text-lg">
        <Trans>
          Offer {reference}, version {number}
        </Trans>
      </h4>
      <p className="mb-4 text-sm text-ink-2">
        {until ? <Trans>Valid until {until}</Trans> : <Trans>Valid without an end</Trans>}
      </p>
      {version.intro && <p className="mb-4 max-w-prose wrap-anywhere whitespace-pre-line">{version.intro}</p>}
      <Table label={t`Lines of the offer`} className="[&_:is(td,th)]:px-2">
        <thead>
          <tr>
            <HeadCell className="bg-card!">
              <Trans>Item</Trans>
            </HeadCell>
            <HeadCell numeric className="bg-card! max-sm:hidden">
              <Trans>Units</Trans>
            </HeadCell>
            <HeadCell numeric className="bg-card! max-sm:hidden">
              <Trans>Unit price</Trans>
            </HeadCell>
            <HeadCell numeric className="bg-card!">
              <Trans>Amount</Trans>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {version.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a version never move.
            <SheetLine key={index} line={line} language={language} />
          ))}
        </tbody>
      </Table>
      {version.options.map((option) => (
        <section key={option.id} className="mt-4">
          <h5 className="font-semibold">{option.title}</h5>
          <ul>
            {option.choices.map((choice) => (
              <li key={choice.id} className="flex justify-between gap-4 border-b border-line py-1 text-sm">
                <span>{choice.title}</span>
                <span className="tabular">
                  {choice.is_default ? (
                    <Trans>included</Trans>
                  ) : (
                    showDifference(choice.difference_cents, language)
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <dl className="tabular mt-4 ml-auto grid w-fit grid-cols-[auto_auto] gap-x-8 gap-y-1 text-right">
        {version.discount_cents > 0 && (
          <Sum
            label={
              discount && "percent" in discount ? `${t`Discount`} (${share(discount.percent)})` : t`Discount`
            }
          >
            {money(-version.discount_cents)}
          </Sum>
        )}
        <Sum label={t`Goods`}>{money(version.goods_cents)}</Sum>
        {(version.is_freight_open || version.freight_cents !== 0) && (
          <Sum label={t`Freight`}>
            {version.is_freight_open ? <Trans>to be confirmed</Trans> : money(version.freight_cents)}
          </Sum>
        )}
        {version.taxes.map(({ name, percent, cents }) => (
          <Sum key={name} label={`${name} (${share(percent)})`}>
            {money(cents)}
          </Sum>
        ))}
        <Sum label={<strong>{t`Total`}</strong>}>
          <strong>
            {total_cents === null ? <Trans>depends on your choice</Trans> : money(total_cents)}
            {version.is_freight_open && (
              <>
                {" "}
                <Trans>plus freight</Trans>
              </>
            )}
          </strong>
        </Sum>
      </dl>
      {version.tax_profile_id === null && (
        <p className="mt-2 text-right text-sm text-ink-2">
          <Trans>Sales tax is not included.</Trans>
        </p>
      )}
      {version.tolerance_percent > 0 && (
        <p className="mt-2 text-sm text-ink-2">
          <Trans>Printing may yield up to {tolerance} more or fewer bags.</Trans>
        </p>
      )}
    </article>
  );
}

function SheetLine({ line, language }: { line: VersionLine; language: Language }) {
  const money = (amountCents: number) => showAmount(amountCents, language);
  const { name, kind, freight, units, unit_price, amount_cents, reason } = line;
  const amount = money(amount_cents);
  return (
    <TableRow>
      <RowHead className="font-normal wrap-anywhere whitespace-pre-line!">
        {name}
        {reason && <span className="block text-ink-2">{reason}</span>}
      </RowHead>
      <Cell numeric className="max-sm:hidden">
        {units !== null && showCount(units, language)}
      </Cell>
      <Cell numeric className="max-sm:hidden">
        {unit_price !== null && showSignedUnitPrice(Math.round(unit_price * 10_000), language)}
      </Cell>
      <Cell numeric className="max-sm:whitespace-normal!">
        {freight === "to-be-confirmed" && <Trans>to be confirmed</Trans>}
        {freight === "collect" && <Trans>on your carrier account</Trans>}
        {freight === "estimate" && <Trans>{amount}, estimated</Trans>}
        {kind !== "text" && (freight === null || freight === "fixed") && amount}
      </Cell>
    </TableRow>
  );
}

function Sum({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
