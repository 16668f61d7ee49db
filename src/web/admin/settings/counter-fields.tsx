import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useId } from "react";
import { settingLimits } from "#domain/settings/setting-rules.ts";
import type { Counter } from "#domain/settings/shop-settings.ts";
import type { FieldTexts } from "../../parts/forms/use-validated-form.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";

interface CounterFieldsProps {
  readonly label: string;
  readonly counters: readonly Counter[];
  readonly error: FieldTexts | undefined;
  readonly onChange: (counters: readonly Counter[]) => void;
}

/** Numbers with what they count: a line for each. */
export function CounterFields({ label, counters, error, onChange }: CounterFieldsProps) {
  const { t } = useLingui();
  const errorId = useId();
  const change = (at: number, part: Partial<Counter>) =>
    onChange(counters.map((counter, index) => (index === at ? { ...counter, ...part } : counter)));
  return (
    <fieldset className="grid gap-3" aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="mb-2 font-semibold">{label}</legend>
      {counters.map(({ value, label: counted }, index) => {
        const place = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
          <div key={index} className="flex items-start gap-2">
            <TextField
              className="w-28 shrink-0"
              label={t`Number (${place})`}
              value={value}
              onChange={(event) => change(index, { value: event.target.value })}
            />
            <TextField
              className="grow"
              label={t`What it counts (${place})`}
              value={counted}
              onChange={(event) => change(index, { label: event.target.value })}
            />
            <IconButton
              icon={X}
              className="mt-6"
              label={t`Remove number ${place}`}
              onClick={() => onChange(counters.filter((_, other) => other !== index))}
            />
          </div>
        );
      })}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {counters.length < settingLimits.counters && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...counters, { value: "", label: "" }])}
        >
          <Icon of={Plus} className="size-4" />
          <Trans>Add a number</Trans>
        </Button>
      )}
    </fieldset>
  );
}
