import { Trans, useLingui } from "@lingui/react/macro";
import type { InvoiceSnapshot } from "#contracts/invoices/invoices.ts";
import { leftToPay } from "#domain/invoices/left-to-pay.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { LineDetails } from "../../parts/offers/line-details.tsx";
import { Cell, HeadCell, RowHead, Table, TableRow } from "../../ui/lists/table.tsx";
import { useLocale } from "../../words/use-locale.ts";
import { useFormats } from "../use-formats.ts";
import type { useInvoice } from "./use-invoices.ts";

/** A phone has no room beside the amounts. */
const onlyWide = "max-sm:hidden";

type Invoice = NonNullable<ReturnType<typeof useInvoice>["data"]>;

/** What an invoice says: its lines in full, and how they come to what is due. In the currency that it was made in. */
export function InvoicePaper({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const { snapshot } = invoice;
  const money = { locale: useLocale(), currency: snapshot.currency };
  return (
    <Table label={t`Lines of the invoice`} className="[&_:is(td,th)]:px-2">
      <thead>
        <tr>
          <HeadCell>
            <Trans>Product and size</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Units</Trans>
          </HeadCell>
          <HeadCell numeric className={onlyWide}>
            <Trans>Unit price</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Amount</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {snapshot.lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an invoice stay where they are
          <TableRow key={place}>
            <RowHead className="font-normal whitespace-normal!">
              {line.name}
              <LineDetails discount={line.discount} subtotalCents={line.subtotal_cents} />
            </RowHead>
            <Cell numeric>{line.units === null ? "" : count(line.units)}</Cell>
            <Cell numeric className={onlyWide}>
              {line.unit_price_e4 === null ? "" : showUnitPrice(line.unit_price_e4, money)}
            </Cell>
            <Cell numeric>{line.kind !== "section" && showCents(line.amount_cents, money)}</Cell>
          </TableRow>
        ))}
      </tbody>
      <tfoot>
        <Sums invoice={invoice} />
      </tfoot>
    </Table>
  );
}

function Sums({ invoice }: { invoice: Invoice }) {
  const { snapshot, kind, due_tax_cents } = invoice;
  const locale = useLocale();
  const { discount_cents, goods_cents, freight_cents, taxes, tax_cents, total_cents } = snapshot;
  const row = (label: React.ReactNode, cents: number, key?: string) => (
    <SumRow key={key} label={label} cents={cents} currency={snapshot.currency} />
  );
  return (
    <>
      {discount_cents !== 0 && row(<Trans>Discount</Trans>, -discount_cents)}
      {row(<Trans>Goods</Trans>, goods_cents)}
      {freight_cents !== 0 && row(<Trans>Freight</Trans>, freight_cents)}
      {taxes.map(({ name, ppm, cents }) => row(`${name} (${ppm / 10_000} %)`, cents, name))}
      {kind !== "credit" && row(<Trans>Total</Trans>, total_cents)}
      {snapshot.previous.map((each) =>
        row(<PreviousWords {...each} day={showDay(each.issued_on, locale)} />, -each.cents, each.number),
      )}
      {due_tax_cents !== tax_cents && row(<Trans>Tax in the amount due</Trans>, due_tax_cents)}
      {snapshot.paid.map(({ on, cents }) => row(<PaidWords day={showDay(on, locale)} />, -cents, on))}
      {row(
        <strong>{kind === "credit" ? <Trans>Amount credited</Trans> : <Trans>Amount due</Trans>}</strong>,
        leftToPay(snapshot),
      )}
    </>
  );
}

type Previous = InvoiceSnapshot["previous"][number];

function PreviousWords({ kind, number, day }: Pick<Previous, "kind" | "number"> & { day: string }) {
  if (kind === "credit")
    return (
      <Trans>
        plus credit note {number} of {day}
      </Trans>
    );
  if (kind === "deposit")
    return (
      <Trans>
        less deposit invoice {number} of {day}
      </Trans>
    );
  return (
    <Trans>
      less invoice {number} of {day}
    </Trans>
  );
}

function PaidWords({ day }: { day: string }) {
  return <Trans>Paid on {day}</Trans>;
}

interface SumRowProps {
  readonly label: React.ReactNode;
  readonly cents: number;
  readonly currency: InvoiceSnapshot["currency"];
}

function SumRow({ label, cents, currency }: SumRowProps) {
  const locale = useLocale();
  return (
    <TableRow>
      <RowHead colSpan={2} className="font-normal whitespace-normal!">
        {label}
      </RowHead>
      <Cell className={onlyWide}>{null}</Cell>
      <Cell numeric>{showCents(cents, { locale, currency })}</Cell>
    </TableRow>
  );
}
