import { Trans, useLingui } from "@lingui/react/macro";
import { changeSettings, type SettingsAnswer } from "#contracts/settings.ts";
import { closingErrors } from "#domain/books/closed-books.ts";
import { isRecord } from "#domain/text/read-value.ts";
import { daysAfter } from "#domain/time/days.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Card } from "../../ui/lists/card.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { ProofFields, proofOf, proofRules, useHasSecondFactor } from "../accounts/proof-fields.tsx";
import { Allowed } from "../allowed.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { QueryState } from "../forms/query-problem.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useSettings, useSettingsHistory } from "../settings/use-settings.ts";
import { useFormats } from "../use-formats.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { BookedSince } from "./booked-since.tsx";
import { useAgeing } from "./use-books.ts";

/** The last closed day, who closed it, what was booked since, and the way to close or open again (SPEC-4.50). */
export function ClosedBooks() {
  const settings = useSettings();
  return (
    <section aria-labelledby="books-closed">
      <h2 id="books-closed" className="mb-3 text-lg">
        <Trans>Closed books</Trans>
      </h2>
      <Card>
        {settings.isSuccess ? <Closed settings={settings.data} /> : <QueryState query={settings} lines={3} />}
      </Card>
    </section>
  );
}

function Closed({ settings }: { settings: SettingsAnswer }) {
  const { calendarDay } = useFormats();
  const { books_locked_until: lockedUntil } = settings.values;
  const day = lockedUntil && calendarDay(lockedUntil);
  return (
    <div className="grid gap-4">
      <p>
        {lockedUntil === null ? (
          <Trans>No day is closed yet: what is typed may be dated on any day.</Trans>
        ) : (
          <Trans>
            The books are closed up to and including {day}. No day up to then can be typed; what happens by
            itself counts for the first day after it.
          </Trans>
        )}
      </p>
      {lockedUntil !== null && <Since day={lockedUntil} />}
      <Allowed to="shop.manage">
        <LastClosing />
        <ClosingForm settings={settings} />
      </Allowed>
    </div>
  );
}

/** What changed since of what was owed on the last closed day. */
function Since({ day }: { day: string }) {
  const ageing = useAgeing({ on: day, by: "company" });
  if (!ageing.isSuccess) return <QueryState query={ageing} lines={2} />;
  if (ageing.data.booked_since_count === 0)
    return (
      <p className="text-ink-2">
        <Trans>Nothing was booked since for that day or an earlier one.</Trans>
      </p>
    );
  return <BookedSince ageing={ageing.data} />;
}

/** Who moved the last closed day, and why where it was opened again. */
function LastClosing() {
  const { moment, calendarDay } = useFormats();
  const history = useSettingsHistory();
  const moved = history.data?.history.find(({ after }) => isRecord(after) && "books_locked_until" in after);
  if (!moved) return null;
  const { doer_name: name, created_at, after } = moved;
  const [set, reason] = [after?.books_locked_until, after?.reason];
  const [day, time] = [typeof set === "string" ? calendarDay(set) : "", moment(created_at)];
  return (
    <p className="text-ink-2">
      {day === "" ? (
        <Trans>
          {name} opened all days on {time}.
        </Trans>
      ) : (
        <Trans>
          {name} set it to {day} on {time}.
        </Trans>
      )}
      {typeof reason === "string" && reason !== "" && ` “${reason}”`}
    </p>
  );
}

interface Values {
  readonly books_locked_until: string;
  readonly reason: string;
  readonly current_password: string;
  readonly code: string;
}

function ClosingForm({ settings: { values: settings, version } }: { settings: SettingsAnswer }) {
  const { t } = useLingui();
  const { timeZone } = useRootData().facts;
  const hasFactor = useHasSecondFactor();
  const before = settings.books_locked_until;
  const today = shopDayAt(new Date(), timeZone);
  const dayOf = ({ books_locked_until }: Values) => books_locked_until || null;
  const isMoved = (values: Values) => dayOf(values) !== before;
  const isOpening = (values: Values) => {
    const after = dayOf(values);
    return before !== null && (after === null || after < before);
  };
  const saving = useStaffMutation({
    invalidates: ["settings", "settings-history", "books"],
    mutationFn: (values: Values) =>
      callAsStaff(
        changeSettings,
        {
          body: {
            values: { books_locked_until: dayOf(values) },
            ...(isOpening(values) && { reason: values.reason }),
            ...proofOf(values, { isAsked: true, hasFactor }),
          },
        },
        { version },
      ),
    onSuccess: ({ values: { books_locked_until: after } }: SettingsAnswer) => {
      toast({ tone: "positive", text: t`The closed days are changed.` });
      form.settle({ books_locked_until: after ?? "", reason: "", current_password: "", code: "" });
    },
  });
  const form = useStaffForm<Values>(saving, {
    defaultValues: { books_locked_until: before ?? "", reason: "", current_password: "", code: "" },
    rules: (values) => ({
      ...closingErrors({ before, after: dayOf(values), reason: values.reason, today }),
      ...proofRules(values, { isAsked: isMoved(values), hasFactor }),
    }),
  });
  const isAsked = isMoved(form.values);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
      <FormProblem problem={form.problem} elsewhere={form.elsewhere} />
      <TextField
        {...form.field("books_locked_until")}
        type="date"
        max={daysAfter(today, -1)}
        label={t`Last closed day`}
        hint={t`Yesterday at the latest; empty opens all days.`}
        className="w-44"
      />
      {isOpening(form.values) && (
        <TextArea {...form.field("reason")} rows={2} label={t`Why closed days are opened again`} />
      )}
      {isAsked && (
        <ProofFields field={form.field} code={form.values.code} hasFactor={hasFactor}>
          <Trans>
            Books that are closed stay as they were handed over, so please show that it is you. All owners are
            written to.
          </Trans>
        </ProofFields>
      )}
      <div>
        <Button variant="ink" type="submit" busy={saving.isPending} disabled={!isAsked}>
          {isOpening(form.values) ? <Trans>Open these days again</Trans> : <Trans>Close the books</Trans>}
        </Button>
      </div>
    </form>
  );
}
