import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import FileText from "lucide-react/icons/file-text";
import { useState } from "react";
import { getSalesTax, getSalesTaxDocument, type SalesTax } from "#contracts/books/sales-tax.ts";
import { checkRange, monthBefore } from "#domain/books/book-range.ts";
import type { TaxBasis } from "#domain/books/sales-tax.ts";
import { salesTaxWords as words } from "#domain/books/sales-tax-words.ts";
import { isFrance } from "#domain/france/is-france.ts";
import { taxLabel } from "#domain/offers/tax-label.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { withValues } from "#domain/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Cell, HeadCell, RowHead, Table, TableHead, TableRow } from "../../ui/lists/table.tsx";
import { say } from "../../words/say.ts";
import { useLocale, useRootData } from "../../words/use-locale.ts";
import { QueryState } from "../forms/query-problem.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { useFormats } from "../use-formats.ts";
import { useSaveFiles } from "../use-save-files.ts";
import { useSalesTax } from "./use-books.ts";

/** What tax a period comes to, by state and tax, in France by rate; as a table, as CSV and on paper. */
export function SalesTaxSection() {
  const { t, i18n } = useLingui();
  const { timeZone, country } = useRootData().facts;
  const [period, setPeriod] = useState(() => ({
    ...monthBefore(shopDayAt(new Date(), timeZone)),
    by: "invoice" as TaxBasis,
  }));
  const saving = useSaveFiles();
  const report = useSalesTax(period);
  const { to: refusal } = checkRange(period);
  const address = new URLSearchParams({ ...period });
  const name = `sales-tax_${period.from}_${period.to}`;
  const save = (path: string, ending: string, more = "") =>
    saving.mutate([{ address: `${path}?${address}${more}`, name: `${name}.${ending}` }]);
  return (
    <>
      <SectionHead title={say(i18n, isFrance(country) ? words.titleInFrance : words.title)} />
      <div className="grid gap-6">
        <div className="grid items-end gap-4 sm:grid-cols-3">
          <TextField
            type="date"
            label={t`From`}
            value={period.from}
            onChange={(event) => setPeriod({ ...period, from: event.target.value })}
          />
          <TextField
            type="date"
            label={t`Until`}
            value={period.to}
            error={refusal && say(i18n, refusal)}
            onChange={(event) => setPeriod({ ...period, to: event.target.value })}
          />
          <SelectField
            label={t`Counts by`}
            value={period.by}
            onChange={(event) =>
              setPeriod({ ...period, by: event.target.value === "payment" ? "payment" : "invoice" })
            }
          >
            <option value="invoice">{t`Day of the invoice`}</option>
            <option value="payment">{t`Day of payment`}</option>
          </SelectField>
        </div>
        {report.isSuccess ? <Report report={report.data} /> : <QueryState query={report} lines={4} />}
        {report.data && report.data.rows.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button busy={saving.isPending} onClick={() => save(getSalesTax.path, "csv", "&format=csv")}>
              <Icon of={Download} className="size-4" />
              <Trans>CSV</Trans>
            </Button>
            <Button busy={saving.isPending} onClick={() => save(getSalesTaxDocument.path, "pdf")}>
              <Icon of={FileText} className="size-4" />
              <Trans>PDF</Trans>
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function Report({ report }: { report: SalesTax }) {
  const { t, i18n } = useLingui();
  const { calendarDay, money } = useFormats();
  const locale = useLocale();
  const { country } = useRootData().facts;
  const { rows, totals, without_profile, by, from, to } = report;
  const hasStates = !isFrance(country);
  const lead = by === "invoice" ? words.byInvoice : words.byPayment;
  if (rows.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>Nothing was sold in these days.</Trans>
      </p>
    );
  const states = without_profile.map(({ state }) => state).join(", ");
  return (
    <div className="grid gap-4">
      {states !== "" && (
        <Banner tone="caution">{say(i18n, withValues(words.withoutProfile, { states }))}</Banner>
      )}
      <p className="text-ink-2">
        {say(i18n, withValues(lead, { from: calendarDay(from), to: calendarDay(to) }))}
      </p>
      <Table label={t`Tax of these days`}>
        <TableHead>
          <tr>
            {hasStates && <HeadCell>{say(i18n, words.state)}</HeadCell>}
            <HeadCell>{say(i18n, words.jurisdiction)}</HeadCell>
            {amounts.map(([head]) => (
              <HeadCell key={head} numeric>
                {say(i18n, words[head])}
              </HeadCell>
            ))}
          </tr>
        </TableHead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={`${row.state} ${row.jurisdiction} ${row.percent}`}>
              {hasStates && <RowHead>{row.state || say(i18n, words.unknownState)}</RowHead>}
              <Cell>
                {row.jurisdiction === ""
                  ? say(i18n, words.untaxed)
                  : taxLabel({ name: row.jurisdiction, percent: row.percent }, locale)}
              </Cell>
              {amounts.map(([head, name]) => (
                <Cell key={head} numeric>
                  {money(row[name])}
                </Cell>
              ))}
            </TableRow>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink font-semibold">
            <RowHead colSpan={hasStates ? 2 : 1} className="whitespace-normal!">
              <Trans>All, each document once</Trans>
            </RowHead>
            {amounts.map(([head, name]) => (
              <Cell key={head} numeric>
                {money(totals[name])}
              </Cell>
            ))}
          </tr>
        </tfoot>
      </Table>
    </div>
  );
}

const amounts = [
  ["gross", "gross_cents"],
  ["credit", "credit_cents"],
  ["exempt", "exempt_cents"],
  ["taxable", "taxable_cents"],
  ["tax", "tax_cents"],
] as const;
