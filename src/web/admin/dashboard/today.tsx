import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Today as TodayAnswer } from "#contracts/today.ts";
import { colonOf } from "#domain/language/colon-of.ts";
import { planKindWords, whenDueWords } from "#domain/offers/plan-words.ts";
import { hours } from "#domain/time/durations.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { say } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import { QueryState } from "../forms/query-problem.tsx";
import { MakeDepositInvoice } from "../invoices/make-deposit-invoice.tsx";
import { useFormats } from "../use-formats.ts";
import { inTurn } from "./in-turn.ts";
import { useToday } from "./use-today.ts";

/** Rows that are shown at once; the lists hold all. */
const mostShown = 8;

type Item = TodayAnswer["items"][number];

/** What waits for staff, the most urgent first, each with its next step: the first thing of the day. */
export function Today() {
  const { t } = useLingui();
  const query = useToday();
  const items = query.data?.items ?? [];
  const all = Object.values(query.data?.counts ?? {}).reduce((sum, count) => sum + count, 0);
  return (
    <section aria-labelledby="today" className="mb-8">
      <h2 id="today" className="mb-3 text-lg">
        <Trans>What waits for you</Trans>
      </h2>
      <QueryState query={query} lines={3} />
      {query.data && items.length === 0 && (
        <p className="text-ink-2">
          <Trans>Nothing. Every request is answered, and every message read.</Trans>
        </p>
      )}
      {items.length > 0 && (
        <ul aria-label={t`What waits for you`} className="rounded-lg border border-line bg-card">
          {items.slice(0, mostShown).map((item) => (
            <TodayRow key={`${item.kind}-${item.id}-${item.plan_item_id}`} item={item} />
          ))}
        </ul>
      )}
      {all > mostShown && (
        <p className="tabular mt-2 text-sm text-ink-2">
          <Plural
            value={all - mostShown}
            one="# more stands in the lists that the menu counts."
            other="# more stand in the lists that the menu counts."
          />
        </p>
      )}
    </section>
  );
}

function TodayRow({ item }: { item: Item }) {
  const { day, moment } = useFormats();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-2.5 not-first:border-t">
      <div className="min-w-0 grow basis-60">
        <p className="truncate font-medium">{item.who}</p>
        <p className="tabular text-sm text-ink-2">
          {item.owes?.is_part_paid ? <Trans>Accepted, and paid in part</Trans> : <Kind kind={item.kind} />}
          {item.reference !== undefined && ` · ${item.reference}`} ·{" "}
          {item.kind === "order_late" ? day(dayBefore(item.since)) : moment(item.since)}
        </p>
        {item.owes && <Owed owes={item.owes} />}
      </div>
      {item.due_at !== null && <TimeLeft dueAt={item.due_at} />}
      {item.plan_item_id === undefined ? (
        <LinkButton size="sm" to={item.next.href} {...(item.kind === "request" && { state: inTurn })}>
          {item.next.label}
        </LinkButton>
      ) : (
        <MakeDepositInvoice quoteId={item.id} planItemId={item.plan_item_id}>
          {item.next.label}
        </MakeDepositInvoice>
      )}
    </li>
  );
}

/** An order is late from the end of its day on. */
const dayBefore = (end: string) => new Date(Date.parse(end) - 1).toISOString();

/** What is due next, and by when. */
function Owed({ owes }: { owes: NonNullable<Item["owes"]> }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { money } = useFormats();
  const { kind, open_cents, due, days, due_on: dueOn } = owes;
  return (
    <p className="tabular text-sm">
      {say(i18n, planKindWords[kind])}
      {colonOf(locale)} {money(open_cents)}, {say(i18n, whenDueWords({ due, days, dueOn }, locale))}
    </p>
  );
}

function Kind({ kind }: { kind: Item["kind"] }) {
  switch (kind) {
    case "request":
      return <Trans>Request for a quote</Trans>;
    case "message":
      return <Trans>Message</Trans>;
    case "offer_expiring":
      return <Trans>Offer without an answer</Trans>;
    case "accepted_unpaid":
      return <Trans>Accepted, and not paid</Trans>;
    case "deposit_uninvoiced":
      return <Trans>Deposit that came, and has no invoice</Trans>;
    case "proof_waiting":
      return <Trans>Proof of an order</Trans>;
    case "order_late":
      return <Trans>Order that is late</Trans>;
    case "mail_dead":
      return <Trans>Mail that did not arrive</Trans>;
    case "certificate_ending":
      return <Trans>Tax certificate that ends soon</Trans>;
  }
}

/** How much of the promised time is left: in whole hours, and what is days away in days. */
function TimeLeft({ dueAt }: { dueAt: string }) {
  const left = (Date.parse(dueAt) - Date.now()) / hours(1);
  const inDays = Math.trunc(left / 24);
  if (inDays > 1) {
    return (
      <p className="tabular text-sm font-medium text-ink-2">
        <Plural value={inDays} one="# day left" other="# days left" />
      </p>
    );
  }
  if (inDays < -1) {
    return (
      <p className="tabular text-sm font-medium text-danger">
        <Plural value={-inDays} one="late by # day" other="late by # days" />
      </p>
    );
  }
  if (left >= 0) {
    return (
      <p className="tabular text-sm font-medium text-caution">
        <Plural value={Math.floor(left)} one="# hour left" other="# hours left" />
      </p>
    );
  }
  return (
    <p className="tabular text-sm font-medium text-danger">
      <Plural value={Math.ceil(-left)} one="late by # hour" other="late by # hours" />
    </p>
  );
}
