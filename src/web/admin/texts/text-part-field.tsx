import { Trans, useLingui } from "@lingui/react/macro";
import type { Language } from "#domain/language/language.ts";
import type { TextPart } from "#domain/texts/text-names.ts";
import type { FieldOf } from "../../parts/forms/use-validated-form.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { partLabels } from "./text-words.ts";

interface TextPartFieldProps {
  readonly part: TextPart;
  readonly language: Language;
  readonly field: ReturnType<FieldOf<TextPart>>;
  readonly typed: string;
  readonly original: string;
}

const rows: Readonly<Record<Exclude<TextPart, "subject">, number>> = { opening: 6, closing: 3, body: 18 };

/** A part of a text; where it differs from the original, that one can be read below. */
export function TextPartField({ part, language, field, typed, original }: TextPartFieldProps) {
  const { i18n } = useLingui();
  const common = { ...field, label: i18n._(partLabels[part]), lang: language };
  return (
    <div>
      {part === "subject" ? <TextField {...common} /> : <TextArea {...common} rows={rows[part]} />}
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
