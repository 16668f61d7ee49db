import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import Eye from "lucide-react/icons/eye";
import { useState } from "react";
import { listReminders, pauseReminders, previewReminder } from "#contracts/quotes/reminders.ts";
import type { DueTone } from "#domain/offers/due-steps.ts";
import type { ReminderKind, ReminderReason, ReminderState } from "#domain/offers/reminders.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { QueryProblem } from "../../forms/query-problem.tsx";
import { RowAction } from "../../index/row-action.tsx";
import { MailFrame } from "../../mails/mail-frame.tsx";
import { dueStepWords } from "../../settings/due-step-words.ts";
import { useFormats } from "../../use-formats.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { useStaffQuery } from "../../use-staff-query.ts";

/** When the client is reminded of the offer, and what became of it; staff reads a mail before it leaves, or pauses them. */
export function QuoteReminders({ quote }: { quote: ReadQuoteForStaff }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const [preview, setPreview] = useState<Previewed>();
  const params = { id: quote.id };
  const query = useStaffQuery({
    // Every change of the quote may plan or cancel some.
    queryKey: ["reminders", quote.id, quote.version],
    read: (ask) => ask(listReminders, { params }),
  });
  const pausing = useStaffMutation({
    invalidates: ["reminders", "quote", "history"],
    mutationFn: (paused: boolean) => doAsStaff(pauseReminders, { params, body: { paused } }),
  });
  // A quote that was never offered has none, and nothing to pause.
  if (!query.data || query.data.reminders.length === 0) return null;
  const { paused, reminders } = query.data;
  return (
    <section aria-labelledby="reminders" className="no-print mt-8 border-t border-line pt-5">
      <h2 id="reminders" className="mb-3 text-lg">
        <Trans>Reminders</Trans>
      </h2>
      <FormProblem problem={pausing.problem} />
      <Switch
        label={
          quote.stage === "accepted"
            ? t`Remind the client of what is due`
            : t`Remind the client of this offer`
        }
        checked={!paused}
        disabled={pausing.isPending}
        onChange={({ target }) => pausing.mutate(!target.checked)}
      />
      <ul className="mt-2 divide-y divide-line">
        {reminders.map(({ kind, due_at, state, why, due_on, step_days, tone }) => (
          <li
            key={`${kind}-${due_at}-${due_on}-${step_days}-${state}`}
            className="flex items-center justify-between gap-3 py-2"
          >
            <p className="min-w-0">
              {i18n._(wordsOf({ kind, tone }))}
              <span className="tabular block text-sm text-ink-2">
                {due_on &&
                  step_days !== null &&
                  `${i18n._(dueStepWords(step_days))} (${formats.calendarDay(due_on)}) · `}
                {formats.moment(due_at)} · {i18n._(stateWords[state])}
                {why && ` · ${i18n._(reasonWords[why])}`}
              </span>
            </p>
            {state === "planned" && (
              <RowAction
                icon={Eye}
                label={t`Preview: ${i18n._(wordsOf({ kind, tone }))}`}
                onPress={() => setPreview({ kind, tone })}
              />
            )}
          </li>
        ))}
      </ul>
      {preview && <ReminderPreview quoteId={quote.id} {...preview} onClose={() => setPreview(undefined)} />}
    </section>
  );
}

const reminderWords: Readonly<Record<ReminderKind, MessageDescriptor>> = {
  offer_unanswered: msg`The offer is not answered`,
  offer_ending: msg`The offer is about to end`,
  due_open: msg`A payment is overdue`,
};

interface Previewed {
  readonly kind: ReminderKind;
  /** Of what is owed. */
  readonly tone: DueTone | null;
}

function wordsOf({ kind, tone }: Previewed): MessageDescriptor {
  if (tone === "soon") return msg`A payment is due soon`;
  return tone === "last" ? msg`A payment is overdue: the last reminder` : reminderWords[kind];
}

const stateWords: Readonly<Record<ReminderState, MessageDescriptor>> = {
  planned: msg`planned`,
  sent: msg`sent`,
  skipped: msg`not sent`,
  cancelled: msg`cancelled`,
};

const reasonWords: Readonly<Record<ReminderReason, MessageDescriptor>> = {
  answered: msg`the client has acted`,
  replaced: msg`the offer is another one now`,
  expired: msg`the offer had ended`,
  paused: msg`paused`,
  switched_off: msg`switched off in the settings`,
  mail_refused: msg`mails to the client do not arrive`,
  deleted: msg`the quote was deleted`,
  paid: msg`nothing was overdue any more`,
  on_hold: msg`the order was on hold`,
  under_way: msg`the client said that it is on its way`,
  overtaken: msg`a later step came first`,
};

interface ReminderPreviewProps extends Previewed {
  readonly quoteId: number;
  readonly onClose: () => void;
}

/** A reminder as the client would read it now, in his language. */
function ReminderPreview({ quoteId, kind, tone, onClose }: ReminderPreviewProps) {
  const { t } = useLingui();
  const query = useStaffQuery({
    queryKey: ["reminder-preview", quoteId, kind, tone],
    read: (ask) => ask(previewReminder, { params: { id: quoteId }, query: { kind, ...(tone && { tone }) } }),
  });
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={query.data?.subject ?? t`Mail`}
      closeLabel={t`Close`}
    >
      <QueryProblem query={query} />
      {query.isPending && <Skeleton className="h-[55dvh] w-full" />}
      {query.data && <MailFrame html={query.data.html} className="h-[55dvh]" />}
    </Dialog>
  );
}
