import { Trans, useLingui } from "@lingui/react/macro";
import { Eye } from "lucide-react";
import { useState } from "react";
import { listReminders, pauseReminders } from "#contracts/quotes/reminders.ts";
import type { ReminderKind } from "#domain/offers/reminders.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { RowAction } from "../../index/row-action.tsx";
import { useFormats } from "../../use-formats.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { useStaffQuery } from "../../use-staff-query.ts";
import { ReminderPreview } from "./reminder-preview.tsx";
import { reasonWords, reminderWords, stateWords } from "./reminder-words.ts";

/** When the client is reminded of the offer, and what became of it; staff reads a mail before it leaves, or pauses them. */
export function QuoteReminders({ quote }: { quote: ReadQuoteForStaff }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const [preview, setPreview] = useState<ReminderKind>();
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
        {reminders.map(({ kind, due_at, state, why }) => (
          <li key={`${kind}-${due_at}-${state}`} className="flex items-center justify-between gap-3 py-2">
            <p className="min-w-0">
              {i18n._(reminderWords[kind])}
              <span className="tabular block text-sm text-ink-2">
                {formats.moment(due_at)} · {i18n._(stateWords[state])}
                {why && ` · ${i18n._(reasonWords[why])}`}
              </span>
            </p>
            {state === "planned" && (
              <RowAction
                icon={Eye}
                label={t`Preview: ${i18n._(reminderWords[kind])}`}
                onPress={() => setPreview(kind)}
              />
            )}
          </li>
        ))}
      </ul>
      {preview && <ReminderPreview quoteId={quote.id} kind={preview} onClose={() => setPreview(undefined)} />}
    </section>
  );
}
