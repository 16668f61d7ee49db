import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { Link } from "react-router";
import type { BoardOrder } from "#contracts/orders/board.ts";
import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import { type BoardStep, nextStep } from "#domain/orders/order-board.ts";
import { nameColours } from "#domain/quotes/cloth-names.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { NextTasks } from "../../../parts/orders/next-tasks.tsx";
import { holdWords } from "../../../parts/orders/order-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { StatusDot } from "../../../ui/feedback/status-dot.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import { DealPicture } from "../../records/deal-picture.tsx";
import type { Formats } from "../../use-formats.ts";
import { dragOrder } from "./dragged-order.ts";

interface BoardCardProps {
  readonly order: BoardOrder;
  /** How its first bags look. */
  readonly picture: ReadPicture | undefined;
  readonly formats: Formats;
  readonly isBusy: boolean;
  readonly onStep?: (order: BoardOrder, step: BoardStep) => void;
}

/**
 * An order on the board: who it is for, how much, since when, by when it leaves, whose turn it is, and its next step. It is
 * drawn anew only when it changes: while a card is dragged its column is drawn again and again.
 */
export const BoardCard = memo(function BoardCard({
  order,
  picture,
  formats,
  isBusy,
  onStep,
}: BoardCardProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { number, name, units, hold } = order;
  const step = hold === null ? nextStep(order.state) : undefined;
  const shown = formats.count(units);
  const since = unbroken(formats.day(order.created_at));
  const colours = nameColours(order.colours, order.cloth_names, locale);
  const reason = hold?.reason && i18n._(holdWords[hold.reason]);
  return (
    <article
      draggable={onStep !== undefined}
      onDragStart={(event) => dragOrder(event.dataTransfer, order)}
      className="rounded-md border border-line bg-card p-3"
    >
      <Link
        to={officePaths.adminProduction(order.quote_id)}
        prefetch="intent"
        className="link tabular font-medium whitespace-nowrap"
        draggable={false}
      >
        {number}
      </Link>
      <p className="truncate">{name}</p>
      <DealPicture
        quoteId={order.quote_id}
        hasSketch={order.has_sketch}
        picture={picture}
        className="float-right mt-1 mb-1 ml-2 w-12"
      />
      <p className="tabular text-sm text-ink-2">
        {shown} × <Goods names={order.goods} /> {colours && `· ${colours} `}· <Trans>ordered {since}</Trans>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm">
        <Due order={order} formats={formats} />
        {hold && (
          <StatusDot tone="caution" className="whitespace-normal!">
            <Trans>On hold: {reason}</Trans>
          </StatusDot>
        )}
        <NextTasks {...order} />
      </p>
      {onStep && step && (
        <Button size="sm" className="mt-2" disabled={isBusy} onClick={() => onStep(order, step)}>
          <StepWords step={step} />
        </Button>
      )}
    </article>
  );
});

/** What is made, by the first of its names. */
function Goods({ names: [first, ...others] }: { readonly names: readonly string[] }) {
  const more = others.length;
  return (
    <>
      {first ?? <Trans>Bags</Trans>}
      {more > 0 && (
        <>
          {" "}
          <Plural value={more} one="and # more line" other="and # more lines" />
        </>
      )}
    </>
  );
}

/** A date stays on one line of a narrow card. */
const unbroken = (date: string) => date.replaceAll(" ", "\u00a0");

function Due({ order: { due_on, is_late }, formats }: { order: BoardOrder; formats: Formats }) {
  if (due_on === null) return null;
  const day = unbroken(formats.calendarDay(due_on));
  return (
    <StatusDot tone={is_late ? "negative" : "info"} className="whitespace-normal!">
      {is_late ? <Trans>Late since {day}</Trans> : <Trans>Leaves {day}</Trans>}
    </StatusDot>
  );
}

function StepWords({ step }: { step: BoardStep }) {
  if (step === "start") return <Trans>Start production</Trans>;
  return step === "pack" ? <Trans>Everything is packed</Trans> : <Trans>Everything arrived</Trans>;
}
