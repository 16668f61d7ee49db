import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CallAnswer } from "#contracts/call.ts";
import type { ImportEffect, ImportFault, importProducts } from "#contracts/catalogue/catalogue-exchange.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Cell, HeadCell, RowHead, Table, TableRow } from "../../../ui/lists/table.tsx";
import { useMoney } from "../../../words/use-locale.ts";
import { useFormats } from "../../use-formats.ts";
import { shownPrice } from "../size-columns.tsx";

type Report = CallAnswer<typeof importProducts>;

/** What a file would do, or what has to be corrected before it does anything. */
export function ImportReport({ report }: { report: Report }) {
  const { rows, faults, fault_count: faultCount, made, changed, effects } = report;
  const count = made.products + made.sizes + changed.products + changed.sizes;
  if (faultCount > 0) {
    return (
      <>
        <Banner
          tone="negative"
          live="assertive"
          title={
            <Plural
              value={faultCount}
              one="# cell has to be corrected. Nothing is imported before."
              other="# cells have to be corrected. Nothing is imported before."
            />
          }
        />
        <Faults faults={faults} />
        <More count={faultCount - faults.length} />
      </>
    );
  }
  return (
    <>
      <Banner
        tone={count > 0 ? "positive" : "info"}
        live="polite"
        title={
          count > 0 ? (
            <Plural value={rows} one="# row can be imported." other="# rows can be imported." />
          ) : (
            <Trans>The shop has all of this already.</Trans>
          )
        }
      >
        {count > 0 && (
          <ul className="list-disc pl-5">
            <Counted count={made.products}>
              <Plural value={made.products} one="# new product" other="# new products" />
            </Counted>
            <Counted count={made.sizes}>
              <Plural value={made.sizes} one="# new size" other="# new sizes" />
            </Counted>
            <Counted count={changed.products}>
              <Plural value={changed.products} one="# changed product" other="# changed products" />
            </Counted>
            <Counted count={changed.sizes}>
              <Plural value={changed.sizes} one="# changed size" other="# changed sizes" />
            </Counted>
          </ul>
        )}
      </Banner>
      {effects.length > 0 && <Effects effects={effects} />}
      <More count={count - effects.length} />
    </>
  );
}

function Counted({ count, children }: { count: number; children: ReactNode }) {
  return count > 0 && <li>{children}</li>;
}

function More({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <p className="text-sm text-ink-2">
      <Plural value={count} one="And # more." other="And # more." />
    </p>
  );
}

function Faults({ faults }: { faults: readonly ImportFault[] }) {
  const { t } = useLingui();
  const { count } = useFormats();
  return (
    <Table label={t`What has to be corrected`}>
      <thead>
        <tr>
          <HeadCell numeric>
            <Trans>Row</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Column</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>What is wrong</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ row, field, message }) => (
          <TableRow key={`${row} ${field} ${message}`}>
            <Cell numeric>{count(row)}</Cell>
            <Cell>{field}</Cell>
            <Cell>{message}</Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

function Effects({ effects }: { effects: readonly ImportEffect[] }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const money = useMoney();
  return (
    <Table label={t`What the file does`}>
      <thead>
        <tr>
          <HeadCell numeric>
            <Trans>Row</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Product</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Size</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Change</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Price</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {effects.map(({ row, product, size, kind, price_before, price_after }) => (
          <TableRow key={`${row} ${size === null}`}>
            <Cell numeric>{count(row)}</Cell>
            <RowHead>{product}</RowHead>
            <Cell>{size ?? "–"}</Cell>
            <Cell>{kind === "new" ? <Trans>New</Trans> : <Trans>Changed</Trans>}</Cell>
            <Cell numeric>
              {price_before !== null && price_before !== price_after && (
                <s className="mr-2 text-ink-2">{shownPrice(price_before, money)}</s>
              )}
              {price_after === null ? "–" : shownPrice(price_after, money)}
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
