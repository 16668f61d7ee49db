import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { memo, useCallback, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Cell, HeadCell, Table, TableHead } from "../../ui/lists/table.tsx";
import { say } from "../../words/say.ts";
import { moveInColumn } from "./move-in-column.ts";
import { PastedReport } from "./pasted-report.tsx";
import { fieldIds, type ListErrors } from "./read-typed-list.ts";
import { type TypedPriceList, withColumn, withoutColumn } from "./typed-price-list.ts";
import { usePaste } from "./use-paste.ts";
import type { ListedSize } from "./use-price-lists.ts";

interface PriceFieldsProps {
  readonly typed: TypedPriceList;
  readonly sizes: readonly ListedSize[];
  readonly errors: ListErrors;
  /** What was wrong when the list was last to be saved: its rows show, whatever is looked for. */
  readonly refused: ListErrors;
  readonly onChange: (edit: (typed: TypedPriceList) => TypedPriceList) => void;
}

type Figure = "prices" | "costs";

interface Place {
  readonly sizeId: number;
  readonly column: number;
}

const none: readonly string[] = [];
/** A shop with thousands of sizes looks for those that it wants to price. */
const mostShown = 100;

/** The prices: a row a size, a column a quantity. Enter and the arrow keys go up and down in a column. */
export function PriceFields({ typed, sizes, errors, refused, onChange }: PriceFieldsProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = sizes.filter(({ name, product }) => `${product} ${name}`.toLowerCase().includes(wanted));
  const shown = found.slice(0, mostShown);
  const isRefused = ({ id }: ListedSize) =>
    typed.columns.some((_, at) => refused[fieldIds.price(id, at)] ?? refused[fieldIds.cost(id, at)]);
  const rows = [...shown, ...sizes.filter((size) => isRefused(size) && !shown.includes(size))];
  const { grid, report } = usePaste({
    typed,
    rows: [...found, ...rows.slice(shown.length)],
    sizes,
    onChange,
  });
  const [showsCosts, setShowsCosts] = useState(Object.values(typed.costs).flat().some(Boolean));
  const setFigure = useCallback(
    (figure: Figure, { sizeId, column }: Place, text: string) =>
      onChange((known) => {
        const rows = known[figure];
        const row = known.columns.map((_, at) => (at === column ? text : (rows[sizeId]?.[at] ?? "")));
        return { ...known, [figure]: { ...rows, [sizeId]: row } };
      }),
    [onChange],
  );
  return (
    <div className="grid gap-3">
      {sizes.length > 20 && (
        <TextField
          label={t`Look for a size`}
          type="search"
          value={search}
          className="max-w-72"
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <p className="text-sm text-ink-2">
        <Trans>
          Cells copied from a spreadsheet can be pasted here, with their heads or from the cursor on.
        </Trans>
      </p>
      {report && <PastedReport {...report} />}
      <div {...grid}>
        <Table label={t`Prices by size and quantity`}>
          <TableHead>
            <tr>
              <HeadCell className="px-1! whitespace-normal">
                <Trans>From so many bags on</Trans>
              </HeadCell>
              {typed.columns.map((units, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is the n-th one, whatever it says.
                <HeadCell key={column} className="px-1! py-2 align-top">
                  <ColumnHead
                    units={units}
                    column={column}
                    error={errors[fieldIds.column(column)]}
                    isOnly={typed.columns.length === 1}
                    onChange={onChange}
                  />
                </HeadCell>
              ))}
            </tr>
          </TableHead>
          <tbody onKeyDown={moveInColumn}>
            {rows.map((size) => (
              <SizeRow
                key={size.id}
                size={size}
                prices={typed.prices[size.id] ?? none}
                columns={typed.columns}
                errors={errors}
                costs={showsCosts ? (typed.costs[size.id] ?? none) : undefined}
                onFigure={setFigure}
              />
            ))}
          </tbody>
        </Table>
      </div>
      {found.length > mostShown && (
        <p className="text-sm text-ink-2">
          <Trans>The first {mostShown} are shown: look for the others by name.</Trans>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button size="sm" onClick={() => onChange(withColumn)}>
          <Icon of={Plus} className="size-4" />
          <Trans>Add a break</Trans>
        </Button>
        <Checkbox
          label={t`Costs, which only staff sees`}
          checked={showsCosts}
          onChange={(event) => setShowsCosts(event.target.checked)}
        />
      </div>
    </div>
  );
}

interface ColumnHeadProps extends Pick<PriceFieldsProps, "onChange"> {
  readonly units: string;
  readonly column: number;
  readonly error: ListErrors[string];
  readonly isOnly: boolean;
}

function ColumnHead({ units, column, error, isOnly, onChange }: ColumnHeadProps) {
  const { t, i18n } = useLingui();
  const number = column + 1;
  return (
    <div className="flex items-start gap-1">
      <TextField
        id={fieldIds.column(column)}
        label={t`Quantity of break ${number}`}
        hideLabel
        inputMode="numeric"
        autoComplete="off"
        data-column={column}
        value={units}
        error={error && say(i18n, error)}
        className="w-28 font-normal whitespace-normal [&_input]:h-9"
        onChange={(event) => {
          const text = event.target.value;
          onChange((known) => ({ ...known, columns: known.columns.with(column, text) }));
        }}
      />
      {!isOnly && (
        <IconButton
          icon={X}
          size="sm"
          label={t`Remove break ${number}`}
          onClick={() => onChange((known) => withoutColumn(known, column))}
        />
      )}
    </div>
  );
}

interface SizeRowProps {
  readonly size: ListedSize;
  readonly prices: readonly string[];
  readonly columns: readonly string[];
  readonly errors: ListErrors;
  /** What the bags cost the shop; undefined while that is not looked at. */
  readonly costs: readonly string[] | undefined;
  readonly onFigure: (figure: Figure, place: Place, text: string) => void;
}

/** There are many, of which a keystroke changes one. */
const SizeRow = memo(function SizeRow({ size, prices, costs, columns, errors, onFigure }: SizeRowProps) {
  const { t, i18n } = useLingui();
  const name = `${size.product}, ${size.name}`;
  return (
    <tr className="border-b border-line align-top">
      <th
        scope="row"
        className="w-44 px-1 py-2 text-left font-normal max-sm:w-28 max-sm:min-w-28 sm:min-w-40"
      >
        {size.product}, <span className="font-semibold">{size.name}</span>
      </th>
      {columns.map((units, column) => {
        const error = errors[fieldIds.price(size.id, column)];
        const costError = errors[fieldIds.cost(size.id, column)];
        const place = { sizeId: size.id, column };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is the n-th one, whatever it says.
          <Cell key={column} className="px-1!">
            <TextField
              id={fieldIds.price(size.id, column)}
              label={t`${name}, from ${units} bags`}
              hideLabel
              inputMode="decimal"
              autoComplete="off"
              data-row={size.id}
              data-column={column}
              value={prices[column] ?? ""}
              error={error && say(i18n, error)}
              className="w-28 [&_input]:h-9"
              onChange={(event) => onFigure("prices", place, event.target.value)}
            />
            {costs && (
              <TextField
                id={fieldIds.cost(size.id, column)}
                label={t`${name}, cost from ${units} bags`}
                hideLabel
                placeholder={t`Cost`}
                inputMode="decimal"
                autoComplete="off"
                data-cost={column}
                value={costs[column] ?? ""}
                error={costError && say(i18n, costError)}
                className="mt-1 w-28 [&_input]:h-9"
                onChange={(event) => onFigure("costs", place, event.target.value)}
              />
            )}
          </Cell>
        );
      })}
    </tr>
  );
});
