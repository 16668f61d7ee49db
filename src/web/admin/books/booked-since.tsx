import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { Ageing } from "#contracts/books/ageing.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { Cell, HeadCell, RowHead, Table, TableHead, TableRow } from "../../ui/lists/table.tsx";
import { useFormats } from "../use-formats.ts";
import { entryWords } from "./book-words.ts";

interface BookedSinceProps {
  readonly ageing: Pick<Ageing, "booked_since" | "booked_since_count">;
}

/** Why a past day says something else than when it was read then; nothing where nothing was booked for it since. */
export function BookedSince({ ageing: { booked_since, booked_since_count: count } }: BookedSinceProps) {
  const { t, i18n } = useLingui();
  const { money, calendarDay, moment } = useFormats();
  if (count === 0) return null;
  const left = count - booked_since.length;
  return (
    <div className="mt-5 grid gap-3">
      <p className="text-ink-2">
        <Plural
          value={count}
          one="# entry was booked after this day, for it or an earlier one. Before that, another sum was owed."
          other="# entries were booked after this day, for it or an earlier one. Before that, another sum was owed."
        />
      </p>
      <Table label={t`Booked after this day`}>
        <TableHead>
          <tr>
            <HeadCell>
              <Trans>Quote</Trans>
            </HeadCell>
            <HeadCell numeric>
              <Trans>Owed</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>What happened</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>Counts for</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>Booked</Trans>
            </HeadCell>
          </tr>
        </TableHead>
        <tbody>
          {booked_since.map((entry) => (
            <TableRow key={`${entry.quote_id} ${entry.kind} ${entry.booked_at} ${entry.cents}`}>
              <RowHead>
                <Link className="link" to={officePaths.adminQuote(entry.quote_id)}>
                  {entry.reference}
                </Link>
              </RowHead>
              <Cell numeric className="font-semibold">
                {money(entry.cents)}
              </Cell>
              <Cell>{i18n._(entryWords[entry.kind])}</Cell>
              <Cell className="whitespace-nowrap">{calendarDay(entry.day)}</Cell>
              <Cell className="whitespace-nowrap">{moment(entry.booked_at)}</Cell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      {left > 0 && (
        <p className="text-ink-2">
          <Trans>And {left} more, booked before these.</Trans>
        </p>
      )}
    </div>
  );
}
