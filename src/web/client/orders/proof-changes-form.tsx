import { Trans, useLingui } from "@lingui/react/macro";
import MapPin from "lucide-react/icons/map-pin";
import Trash2 from "lucide-react/icons/trash";
import { markLimits, markWithin, type ProofMark } from "#domain/orders/proofs/proof-answer.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useLocale } from "../../words/use-locale.ts";
import type { ChangesForm } from "./use-changes-form.ts";

/** The field that belongs to a mark. */
export const markFieldId = (index: number) => `mark-${index}`;

interface ProofChangesFormProps {
  readonly form: ChangesForm;
  /** Whether there is a picture to mark; a PDF has none. */
  readonly hasPicture: boolean;
  readonly onMark: (at: { readonly x: number; readonly y: number }) => void;
}

/** What should change: marks on the picture, each with its words, and all else in a text. */
export function ProofChangesForm({ form, hasPicture, onMark }: ProofChangesFormProps) {
  const { t } = useLingui();
  const { marks } = form.values;
  const set = (next: readonly ProofMark[]) => form.change("marks", next);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
      <FormProblem problem={form.problem} elsewhere={form.elsewhere} />
      {hasPicture && (
        <div className="grid gap-3">
          <p>
            <Trans>
              Tap{" "}
              <a href="#proof-picture" className="link">
                the picture
              </a>{" "}
              where something should change, and say what.
            </Trans>
          </p>
          {marks.length > 0 && (
            <ol aria-label={t`Marks on the picture`} className="grid gap-4">
              {marks.map((mark, index) => (
                <MarkFields
                  // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its number; its words move with it.
                  key={index}
                  index={index}
                  mark={mark}
                  onChange={(changed) => set(marks.with(index, changed))}
                  onRemove={() => set(marks.toSpliced(index, 1))}
                />
              ))}
            </ol>
          )}
          {form.error("marks") && (
            <div role="alert">
              <FieldError>{form.error("marks")}</FieldError>
            </div>
          )}
          <Button
            className="justify-self-start gap-2"
            disabled={marks.length >= markLimits.marks}
            onClick={() => onMark({ x: markLimits.perMille / 2, y: markLimits.perMille / 2 })}
          >
            <Icon of={MapPin} className="size-4" />
            <Trans>Set a mark in the middle</Trans>
          </Button>
        </div>
      )}
      <TextArea
        {...form.field("text")}
        label={hasPicture ? t`What else should change?` : t`What should change?`}
        rows={4}
      />
      <p className="text-sm text-ink-2">
        <Trans>We make a new proof and write to you. Nothing is printed before you approve one.</Trans>
      </p>
      <Button
        type="submit"
        variant="ink"
        size="lg"
        className="justify-self-start max-sm:w-full"
        busy={form.isPending}
      >
        <Trans>Ask for these changes</Trans>
      </Button>
    </form>
  );
}

interface MarkFieldsProps {
  readonly index: number;
  readonly mark: ProofMark;
  readonly onChange: (mark: ProofMark) => void;
  readonly onRemove: () => void;
}

/** A mark in words and figures, for who moves it without pointing. */
function MarkFields({ index, mark, onChange, onRemove }: MarkFieldsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const number = index + 1;
  const place = (side: "x" | "y") => ({
    ...{ locale, min: 0, max: 100, after: "%", value: mark[side] / 10, decimals: 1 },
    onValueChange: (value: number | null | undefined) =>
      typeof value === "number" && onChange(markWithin({ ...mark, [side]: value * 10 })),
  });
  return (
    <li className="rounded-md border border-line p-3">
      <div className="flex items-start gap-2">
        <TextArea
          id={markFieldId(index)}
          className="flex-1"
          rows={2}
          label={t`Mark ${number}: what should change here?`}
          value={mark.text}
          onChange={(event) => onChange({ ...mark, text: event.currentTarget.value })}
        />
        <IconButton size="sm" icon={Trash2} label={t`Remove mark ${number}`} onClick={onRemove} />
      </div>
      <div className="mt-2 grid grid-cols-2 gap-3">
        <NumberField {...place("x")} label={t`From the left`} />
        <NumberField {...place("y")} label={t`From the top`} />
      </div>
    </li>
  );
}
