import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { Link } from "react-router";
import type { HeldDeposits } from "#contracts/books/ageing.ts";
import { type AgeingGroup, type AgeingPart, ageingParts } from "#domain/books/ageing.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Cell, HeadCell, RowHead, Table, TableHead, TableRow } from "../../ui/lists/table.tsx";
import { saveCsv } from "../../ui/save-file.ts";
import { useLocale, useRootData } from "../../words/use-locale.ts";
import { QueryState } from "../forms/query-problem.tsx";
import { useFormats } from "../use-formats.ts";
import { AgeingTable } from "./ageing-table.tsx";
import { bucketWords } from "./book-words.ts";
import { BookedSince } from "./booked-since.tsx";
import { ageingCsv, depositsCsv } from "./owed-csv.ts";
import { useAgeing, useHeldDeposits } from "./use-books.ts";

/** What is owed, and which deposits are held, at the end of a day. */
export function OwedParts() {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { timeZone } = useRootData().facts;
  const [on, setOn] = useState(() => shopDayAt(new Date(), timeZone));
  const [by, setBy] = useState<AgeingGroup>("company");
  const [only, setOnly] = useState<AgeingPart>();
  const ageing = useAgeing({ on, by, ...(only && { only }) });
  const deposits = useHeldDeposits(on);
  const save = (text: string, name: string) => saveCsv(text, `${name}_${on}.csv`);
  return (
    <>
      <section aria-label={t`What is owed`}>
        <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              type="date"
              label={t`At the end of`}
              value={on}
              onChange={(event) => setOn(event.target.value)}
              className="w-44"
            />
            <SelectField
              label={t`Told by`}
              value={by}
              onChange={(event) => setBy(event.target.value === "client" ? "client" : "company")}
            >
              <option value="company">{t`Company or client`}</option>
              <option value="client">{t`Client`}</option>
            </SelectField>
            <SelectField
              label={t`What of it`}
              value={only ?? ""}
              onChange={(event) => setOnly(ageingParts.find((part) => part === event.target.value))}
            >
              <option value="">{t`All that is owed`}</option>
              <option value="invoiced">{t`Invoiced`}</option>
              <option value="agreed">{t`Agreed, not invoiced yet`}</option>
            </SelectField>
          </div>
          {ageing.data && ageing.data.rows.length > 0 && (
            <SaveCsv
              label={t`Save what is owed as CSV`}
              onPress={(of) =>
                save(
                  ageingCsv(
                    of,
                    { name: t`Name`, total: t`Total`, bucket: (each) => i18n._(bucketWords[each]) },
                    locale,
                  ),
                  "ageing",
                )
              }
              data={ageing.data}
            />
          )}
        </div>
        <Answer
          query={ageing}
          show={(data) => (
            <>
              <AgeingTable ageing={data} />
              <BookedSince ageing={data} />
            </>
          )}
        />
      </section>
      <section aria-labelledby="books-deposits">
        <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
          <h2 id="books-deposits" className="text-lg">
            <Trans>Deposits held</Trans>
          </h2>
          {deposits.data && deposits.data.rows.length > 0 && (
            <SaveCsv
              label={t`Save deposits held as CSV`}
              onPress={(of) =>
                save(
                  depositsCsv(of, [t`Quote`, t`Order`, t`Name`, t`Total`, t`Received`], locale),
                  "deposits",
                )
              }
              data={deposits.data}
            />
          )}
        </div>
        <Answer query={deposits} show={(data) => <DepositsTable deposits={data} />} />
      </section>
    </>
  );
}

interface SaveCsvProps<Data> {
  readonly label: string;
  readonly data: Data;
  readonly onPress: (data: Data) => void;
}

function SaveCsv<Data>({ label, data, onPress }: SaveCsvProps<Data>) {
  return (
    <Button size="sm" aria-label={label} onClick={() => onPress(data)}>
      <Icon of={Download} className="size-4" />
      <Trans>CSV</Trans>
    </Button>
  );
}

interface AnswerProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly show: (data: Data) => React.ReactNode;
}

function Answer<Data>({ query, show }: AnswerProps<Data>) {
  return query.isSuccess ? show(query.data) : <QueryState query={query} lines={4} />;
}

/** What came for orders that are not invoiced whole, the newest first; the sum at its foot. */
function DepositsTable({ deposits: { rows, count, total_cents } }: { deposits: HeldDeposits }) {
  const { t } = useLingui();
  const { money } = useFormats();
  if (count === 0)
    return (
      <p className="text-ink-2">
        <Trans>No deposits are held: all that came is invoiced.</Trans>
      </p>
    );
  return (
    <Table label={t`Deposits held`}>
      <TableHead>
        <tr>
          <HeadCell>
            <Trans>Quote</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Name</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Total</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Received</Trans>
          </HeadCell>
        </tr>
      </TableHead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.quote_id}>
            <RowHead>
              <Link className="link" to={officePaths.adminQuote(row.quote_id)}>
                {row.reference}
              </Link>
            </RowHead>
            <Cell className="max-w-60 truncate">{row.name}</Cell>
            <Cell numeric>{money(row.total_cents)}</Cell>
            <Cell numeric className="font-semibold">
              {money(row.received_cents)}
            </Cell>
          </TableRow>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-ink font-semibold">
          <RowHead>
            <Plural value={count} one="# order" other="# orders" />
          </RowHead>
          <Cell />
          <Cell />
          <Cell numeric>{money(total_cents)}</Cell>
        </tr>
      </tfoot>
    </Table>
  );
}
