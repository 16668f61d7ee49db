import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { ListedOrder } from "#contracts/orders/orders.ts";
import { NextTasks } from "../../../parts/orders/next-tasks.tsx";
import { orderStateTones, orderStateWords } from "../../../parts/orders/order-words.ts";
import { paths } from "../../../paths.ts";
import { StatusDot } from "../../../ui/feedback/status-dot.tsx";
import type { Column } from "../../index/column.ts";
import { DealPicture } from "../../records/deal-picture.tsx";
import { useFormats } from "../../use-formats.ts";

/** What the list shows of an order. */
export function useOrderColumns(): readonly Column<ListedOrder>[] {
  const { i18n } = useLingui();
  const { count, calendarDay } = useFormats();
  return [
    {
      name: "number",
      head: <Trans>Order number</Trans>,
      sort: "id",
      isRowHead: true,
      className: "tabular whitespace-nowrap",
      cell: ({ quote_id, number }) => (
        <Link className="link" to={paths.adminProduction(quote_id)}>
          {number}
        </Link>
      ),
    },
    {
      name: "client",
      head: <Trans>Client</Trans>,
      className: "max-w-52 truncate",
      cell: ({ name }) => name,
    },
    {
      name: "bags",
      head: <Trans>Bags</Trans>,
      className: "tabular max-w-44",
      cell: ({ units, goods, quote_id, has_sketch }) => (
        <span className="flex items-center gap-2 max-md:justify-end">
          <span className="min-w-0">
            {count(units)}
            <span className="block truncate text-sm text-ink-2">{goods.join("; ")}</span>
          </span>
          <DealPicture quoteId={quote_id} hasSketch={has_sketch} className="w-10" isInRow />
        </span>
      ),
    },
    {
      name: "state",
      head: <Trans>State</Trans>,
      cell: ({ state }) => (
        <StatusDot tone={orderStateTones[state]}>{i18n._(orderStateWords[state])}</StatusDot>
      ),
    },
    {
      name: "leaves",
      head: <Trans>Leaves</Trans>,
      sort: "promised_on",
      className: "tabular whitespace-nowrap",
      cell: ({ due_on, is_late }) => {
        if (due_on === null) return "–";
        return is_late ? <StatusDot tone="negative">{calendarDay(due_on)}</StatusDot> : calendarDay(due_on);
      },
    },
    {
      name: "next",
      head: <Trans>Next</Trans>,
      className: "text-sm",
      cell: (order) => (
        <span className="flex min-w-40 flex-wrap gap-x-3 max-md:justify-end">
          <NextTasks {...order} />
        </span>
      ),
    },
  ];
}
