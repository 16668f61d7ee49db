import { Trans, useLingui } from "@lingui/react/macro";
import { showCount } from "#domain/language/show-count.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { isWords } from "#domain/offers/work-out-offer.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { useLineTitle } from "../../../parts/offers/use-line-title.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Cell, HeadCell, RowHead, Table, TableHead, TableRow } from "../../../ui/lists/table.tsx";
import { useLocale, useMoney } from "../../../words/use-locale.ts";
import type { OrderAsDraft } from "./use-order-again.ts";

interface ComparedPricesProps {
  readonly order: OrderAsDraft;
  /** Another quantity is being priced. */
  readonly isPricing: boolean;
  /** Another quantity than before is asked for. */
  readonly isChanged: boolean;
}

const edge = "pl-0! last:pr-0! last:pl-3!";

/** What is the same, and line by line what it cost and costs today. */
export function ComparedPrices({ order, isPricing, isChanged }: ComparedPricesProps) {
  const { t } = useLingui();
  const money = useMoney();
  const titleOf = useLineTitle();
  const lines = order.lines.filter(({ kind }) => !isWords(kind));
  const [before, today] = [showCents(order.before_cents, money), showCents(order.today_cents, money)];
  return (
    <section aria-labelledby="prices" className="grid gap-4">
      <h2 id="prices" className="text-lg">
        <Trans>What it costs</Trans>
      </h2>
      <div aria-busy={isPricing} className={classNames("transition-opacity", isPricing && "opacity-60")}>
        <Table label={t`What it costs`} rows="roomy">
          <TableHead>
            <tr>
              <HeadCell className={`${edge} bg-transparent!`}>
                <span className="sr-only">
                  <Trans>Line</Trans>
                </span>
              </HeadCell>
              <HeadCell numeric className="bg-transparent!">
                <Trans>Then</Trans>
              </HeadCell>
              <HeadCell numeric className={`${edge} bg-transparent!`}>
                <Trans>Today</Trans>
              </HeadCell>
            </tr>
          </TableHead>
          <tbody>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never move.
              <TableRow key={index}>
                <RowHead className={`${edge} min-w-28 align-top wrap-break-word whitespace-pre-line!`}>
                  {/* What cloth and colours stands above, beside the quantity. */}
                  {titleOf({ ...line, cloth: undefined })}
                  <PriceChange line={line} />
                </RowHead>
                <Cell numeric className="align-top text-ink-2 whitespace-normal!">
                  <Costs {...line.before} />
                </Cell>
                <Cell numeric className={`${edge} align-top whitespace-normal!`}>
                  {line.now ? <Costs {...line.now} /> : <Trans>not needed again</Trans>}
                </Cell>
              </TableRow>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-b border-ink">
              <RowHead className={`${edge} text-lg`}>
                <Trans>Total</Trans>
              </RowHead>
              <Cell numeric className="text-ink-2">
                {before}
              </Cell>
              <Cell numeric className={`${edge} display text-xl`}>
                <span aria-live="polite">{today}</span>
              </Cell>
            </tr>
          </tfoot>
        </Table>
      </div>
      <TheSame order={order} />
      {isChanged && lines.some(({ kind }) => kind === "freight") && (
        <p className="text-sm text-ink-2">
          <Trans>Freight stands here as it was. The offer says what it comes to for this quantity.</Trans>
        </p>
      )}
    </section>
  );
}

/** What a line comes to, and under it how many at which price. */
function Costs({ units, unit_price, amount_cents }: OrderAsDraft["lines"][number]["before"]) {
  const locale = useLocale();
  const money = useMoney();
  return (
    <>
      {showCents(amount_cents, money)}
      {units !== null && unit_price !== null && (
        <span className="block text-sm text-ink-2">
          {showCount(units, locale)} × {showUnitPrice(Math.round(unit_price * 10_000), money)}
        </span>
      )}
    </>
  );
}

/** Whether one costs what it did. */
function PriceChange({ line: { before, now } }: { line: OrderAsDraft["lines"][number] }) {
  if (!now || before.unit_price === null || now.unit_price === null) return null;
  const by = Math.sign(now.unit_price - before.unit_price);
  return (
    <span className="block text-sm font-normal text-ink-2">
      {by === 0 && <Trans>same price each</Trans>}
      {by < 0 && <Trans>less each than then</Trans>}
      {by > 0 && <Trans>more each than then</Trans>}
    </span>
  );
}

/** Bags, print and address are those of the former order; and whether its plates still serve. */
function TheSame({ order: { sentence, plates_until, address } }: { order: OrderAsDraft }) {
  const locale = useLocale();
  const plates = plates_until && showDay(plates_until, locale);
  const to = address?.split("\n").join(", ");
  return (
    <ul className="grid list-disc gap-1 pl-5">
      <li>
        <Trans>Bags, colors, print and artwork are the same.</Trans>
      </li>
      <li>
        {sentence} {plates && <Trans>Your plates are stored until {plates}.</Trans>}
      </li>
      {to && (
        <li className="wrap-anywhere">
          <Trans>It is sent to {to}</Trans>
        </li>
      )}
    </ul>
  );
}
