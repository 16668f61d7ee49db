import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { changeText, type ShopTextAnswer, type SpokenText, spokenText } from "#contracts/texts.ts";
import type { Language } from "#domain/language/language.ts";
import { isWordText, type OwnText, partsOfText, type TextPart } from "#domain/texts/text-names.ts";
import { checkText } from "#domain/texts/text-rules.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { type FieldOf, useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Disclosure } from "../../ui/overlays/disclosure.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { ConflictNotice } from "../forms/conflict-notice.tsx";
import { HistoryEntries } from "../history/history-entries.tsx";
import { useHistory } from "../history/use-history.ts";
import { useFormats } from "../use-formats.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { TextPreview } from "./text-preview.tsx";
import { partLabels } from "./text-words.ts";

interface TextInLanguageProps {
  readonly text: ShopTextAnswer;
  readonly language: Language;
  readonly onDirty: (isDirty: boolean) => void;
}

type Values = Record<TextPart, string>;

/** A text in one language: its words to be changed, seen as they will be read, and taken back to the original. */
export function TextInLanguage({ text, language, onDirty }: TextInLanguageProps) {
  const { t, i18n } = useLingui();
  const { name, [language]: known } = text;
  const parts = partsOfText(name);
  const [saved, setSaved] = useState(known);
  const [seen, setSeen] = useState<OwnText>();
  const { original } = known;
  const isOriginal = (values: OwnText) => parts.every((part) => values[part] === (original[part] ?? ""));
  const saving = useStaffMutation({
    invalidates: ["texts", "history"],
    row: spokenText,
    mutationFn: (own: OwnText | null, fresh) =>
      callAsStaff(
        changeText,
        { params: { name }, body: { language, text: own } },
        { version: Math.max(saved.version, fresh?.version ?? 0) },
      ),
    onSuccess: (answer) => {
      const before = saved.own;
      setSaved({ ...saved, ...answer });
      form.settle(valuesOf(answer.own ?? original));
      if (answer.own !== null) toast({ tone: "positive", text: t`The text is saved.` });
      else if (before !== null)
        toast({
          text: t`The text is the original again.`,
          action: { label: t`Undo`, onAct: () => saving.mutate(before) },
        });
    },
  });
  const form = useValidatedForm<Values>({
    defaultValues: valuesOf(saved.own ?? original),
    rules: (values) => checkText(name, picked(values, parts)),
    fieldErrors: saving.fieldErrors,
    focusesErrors: true,
    onSubmit: (values) => saving.mutate(isOriginal(values) ? null : picked(values, parts)),
  });
  const tellDirty = useEffectEvent(onDirty);
  useEffect(() => tellDirty(form.isDirty), [form.isDirty]);
  const stands = saving.fresh && (saving.fresh.own ?? original);
  const history = saving.fresh?.history_id ?? undefined;
  const conflict =
    saving.problem &&
    stands &&
    parts
      .filter((part) => (stands[part] ?? "") !== form.values[part])
      .map((part) => ({ label: i18n._(partLabels[part]), now: stands[part] ?? "" }));
  return (
    <section aria-labelledby={`text-${language}`} className="min-w-0">
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-ink pb-2">
          <h2 id={`text-${language}`} className="text-lg">
            {language === "fr" ? <Trans>French</Trans> : <Trans>English</Trans>}
          </h2>
          <OwnWordsState text={saved} />
        </div>
        {conflict ? (
          <ConflictNotice
            differences={conflict}
            {...(history !== undefined && { of: { subject: "text", id: history } })}
          />
        ) : (
          <FormProblem
            problem={form.isRefusedAtField ? undefined : saving.problem}
            elsewhere={form.elsewhere}
          />
        )}
        {parts.map((part) => (
          <TextPartField
            key={part}
            part={part}
            isShort={isWordText(name)}
            language={language}
            field={form.field(part)}
            typed={form.values[part]}
            original={original[part] ?? ""}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          <Button variant="ink" type="submit" busy={saving.isPending} disabled={!form.isDirty}>
            <Trans>Save</Trans>
          </Button>
          <Button onClick={() => setSeen(picked(form.values, parts))}>
            <Trans>Preview</Trans>
          </Button>
          {saved.own !== null && (
            <Button variant="quiet" disabled={saving.isPending} onClick={() => saving.mutate(null)}>
              <Trans>Back to the original</Trans>
            </Button>
          )}
        </div>
      </form>
      {seen && <TextPreview name={name} language={language} text={seen} />}
      <TextHistory id={saved.history_id} />
    </section>
  );
}

function valuesOf(parts: OwnText): Values {
  const { subject = "", opening = "", closing = "", body = "" } = parts;
  return { subject, opening, closing, body };
}

/** Of what was typed the parts that this text has. */
function picked(values: Values, parts: readonly TextPart[]): OwnText {
  return Object.fromEntries(parts.map((part) => [part, values[part]]));
}

/** Whether the shop says a text in its own words, and since when. */
function OwnWordsState({ text: { own, changed_at } }: { text: SpokenText }) {
  const { day } = useFormats();
  if (own === null || changed_at === null)
    return (
      <Badge>
        <Trans>Original</Trans>
      </Badge>
    );
  const since = day(changed_at);
  return (
    <Badge tone="info">
      <Trans>Own words of {since}</Trans>
    </Badge>
  );
}

/** Who changed a text and when, the newest first; nothing for one that was never changed. */
function TextHistory({ id }: { id: number | null }) {
  if (id === null) return null;
  return (
    <Disclosure className="mt-6" summary={<Trans>History</Trans>}>
      <Entries id={id} />
    </Disclosure>
  );
}

function Entries({ id }: { id: number }) {
  return <HistoryEntries query={useHistory("text", id)} />;
}

interface TextPartFieldProps {
  readonly part: TextPart;
  /** A sentence, and no page. */
  readonly isShort: boolean;
  readonly language: Language;
  readonly field: ReturnType<FieldOf<TextPart>>;
  readonly typed: string;
  readonly original: string;
}

const rows: Readonly<Record<Exclude<TextPart, "subject">, number>> = { opening: 6, closing: 3, body: 18 };

/** A part of a text; where it differs from the original, that one can be read below. */
function TextPartField({ part, isShort, language, field, typed, original }: TextPartFieldProps) {
  const { i18n } = useLingui();
  const common = { ...field, label: i18n._(partLabels[part]), lang: language };
  return (
    <div>
      {part === "subject" ? (
        <TextField {...common} />
      ) : (
        <TextArea {...common} rows={isShort ? 3 : rows[part]} />
      )}
      {typed !== original && (
        <details className="mt-1.5 text-sm">
          <summary className="cursor-pointer text-info">
            <Trans>Differs from the original</Trans>
          </summary>
          <p lang={language} className="mt-1 whitespace-pre-line wrap-anywhere text-ink-2">
            {original || "–"}
          </p>
        </details>
      )}
    </div>
  );
}
