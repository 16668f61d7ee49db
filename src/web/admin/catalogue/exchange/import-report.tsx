import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CallAnswer } from "#contracts/call.ts";
import type { ImportEffect, ImportFault, importProducts } from "#contracts/catalogue/catalogue-exchange.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Cell, HeadCell, Table, TableRow } from "../../../ui/lists/table.tsx";
import { TabPanel, Tabs } from "../../../ui/lists/tabs.tsx";
import { useFormats } from "../../use-formats.ts";
import { Effects } from "./import-effects.tsx";

type Report = CallAnswer<typeof importProducts>;

/** What each row of a file would do, by kind; and what has to be corrected before it does anything. */
export function ImportReport({ report }: { report: Report }) {
  const { t } = useLingui();
  const { count: shown } = useFormats();
  const { rows, faults, fault_count: faultCount, made, changed, unchanged, effects } = report;
  const { not_taken: notTaken } = report;
  const count = made.products + made.sizes + changed.products + changed.sizes;
  const ofKind = (kind: ImportEffect["kind"]) => effects.filter((effect) => effect.kind === kind);
  const left = unchanged.products + unchanged.sizes;
  const tabs = [
    { value: "faults", label: <Trans>Not understood</Trans>, count: faultCount },
    { value: "changed", label: <Trans>Changed</Trans>, count: changed.products + changed.sizes },
    { value: "new", label: <Trans>New</Trans>, count: made.products + made.sizes },
    { value: "unchanged", label: <Trans>Unchanged</Trans>, count: left },
  ] as const;
  const filled = tabs.filter((tab) => tab.count > 0);
  return (
    <>
      {faultCount > 0 ? (
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
      ) : (
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
          {count > 0 && <Counts made={made} changed={changed} />}
        </Banner>
      )}
      {notTaken.length > 0 && (
        <p className="text-sm text-ink-2">
          <Trans>Not taken, as the catalog has no place for it: {notTaken.join(", ")}.</Trans>
        </p>
      )}
      {filled.length > 0 && (
        <Tabs
          // Another file is read from its first kind on.
          key={filled.map(({ value }) => value).join(" ")}
          label={t`Rows of the file`}
          tabs={filled.map(({ value, label, count: of }) => ({ value, label, aside: shown(of) }))}
        >
          {filled.map(({ value, count: of }) => (
            <TabPanel key={value} value={value}>
              {value === "faults" ? <Faults faults={faults} /> : <Effects effects={ofKind(value)} />}
              <More count={of - (value === "faults" ? faults : ofKind(value)).length} />
            </TabPanel>
          ))}
        </Tabs>
      )}
    </>
  );
}

function Counts({ made, changed }: Pick<Report, "made" | "changed">) {
  return (
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
