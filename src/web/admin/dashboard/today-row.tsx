import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { retryFailedItem, type Today } from "#contracts/today.ts";
import { colonOf } from "#domain/language/colon-of.ts";
import { planKindWords, whenDueWords } from "#domain/offers/plan-words.ts";
import { hours } from "#domain/time/durations.ts";
import { jobWords } from "#domain/today/job-names.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { say } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { MakeDepositInvoice } from "../invoices/make-deposit-invoice.tsx";
import { useFormats } from "../use-formats.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { inTurn } from "./in-turn.ts";
import { useDay } from "./use-day.ts";
import { sentenceOf } from "./waiting-words.ts";

type Item = Today["items"][number];

/** Something that waits: what is to do and for whom, what that is worth, how much time is left, and the one button for it. */
export function TodayRow({ item }: { item: Item }) {
  const { i18n } = useLingui();
  const { day, moment } = useFormats();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-2.5 not-first:border-t">
      <div className="min-w-0 grow basis-60">
        <p className="tabular wrap-anywhere">
          <span className="font-medium">{i18n._(sentenceOf(item))}</span>
          <Worth item={item} />
        </p>
        <p className="tabular text-sm text-ink-2 wrap-anywhere">
          {item.company && `${item.who} · `}
          {item.reference !== undefined && `${item.reference} · `}
          <Trans>since {item.kind === "order_late" ? day(dayBefore(item.since)) : moment(item.since)}</Trans>
          {item.owes?.is_part_paid && (
            <>
              {" "}
              · <Trans>paid in part</Trans>
            </>
          )}
        </p>
        {item.owes && <Owed owes={item.owes} />}
        {item.note !== undefined && <p className="text-sm">{item.note}</p>}
        {item.failed && <p className="text-sm">{say(i18n, jobWords[item.failed.job])}</p>}
      </div>
      {item.due_at !== null && <TimeLeft dueAt={item.due_at} />}
      <NextStep item={item} />
    </li>
  );
}

/** How many of which bags, for how much, and the day on which they leave. */
function Worth({ item: { units, product, other_products: more, amount_cents, leaves_on } }: { item: Item }) {
  const { count, money } = useFormats();
  const day = useDay();
  return (
    <>
      {units !== undefined && units > 0 && (
        <Fact>{product == null ? <Bags units={units} /> : `${count(units)} × ${product}`}</Fact>
      )}
      {more ? (
        <Fact>
          <Plural value={more} one="and # more line" other="and # more lines" />
        </Fact>
      ) : null}
      {amount_cents != null && <Fact>{money(amount_cents)}</Fact>}
      {leaves_on != null && (
        <Fact>
          <Trans>leaves {day(leaves_on)}</Trans>
        </Fact>
      )}
    </>
  );
}

/** The point stays on the line of what stands before it. */
const Fact = ({ children }: { children: ReactNode }) => (
  <span className="text-ink-2">
    {"\u00a0· "}
    {children}
  </span>
);

function Bags({ units }: { units: number }) {
  const { count } = useFormats();
  const shown = count(units);
  return <Trans>{shown} bags</Trans>;
}

/** The page where it is done, or the button that does it. */
function NextStep({ item: { id, kind, plan_item_id, failed, next } }: { item: Item }) {
  if (failed) return <TryAgain failedId={failed.id}>{next.label}</TryAgain>;
  if (plan_item_id !== undefined)
    return (
      <MakeDepositInvoice quoteId={id} planItemId={plan_item_id}>
        {next.label}
      </MakeDepositInvoice>
    );
  return (
    <LinkButton size="sm" to={next.href} {...(kind === "request" && { state: inTurn })}>
      {next.label}
    </LinkButton>
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

/** Puts what failed back into the queue of its job. */
function TryAgain({ failedId, children }: { readonly failedId: number; readonly children: ReactNode }) {
  const { t } = useLingui();
  const trying = useStaffMutation({
    invalidates: [],
    what: "staffMutation",
    mutationFn: () => doAsStaff(retryFailedItem, { params: { id: failedId } }),
    problemToast: true,
    onSuccess: () => toast({ tone: "positive", text: t`It is tried again soon.` }),
  });
  return (
    <Button size="sm" busy={trying.isPending} onClick={() => trying.mutate(undefined)}>
      {children}
    </Button>
  );
}
