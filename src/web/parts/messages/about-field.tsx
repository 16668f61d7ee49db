import { useLingui } from "@lingui/react/macro";
import { SelectField } from "../../ui/fields/select-field.tsx";
import type { useAbout } from "./use-about.ts";

interface AboutFieldProps extends ReturnType<typeof useAbout> {
  readonly error: readonly string[] | undefined;
}

/** Which line of the offer a message is about; nothing where no offer was sent. */
export function AboutField({ about, lines, choose, error }: AboutFieldProps) {
  const { t } = useLingui();
  if (lines.length === 0) return null;
  return (
    <SelectField
      className="mb-4 max-w-xl"
      label={t`Which line is it about?`}
      error={error?.[0]}
      value={about?.line ?? ""}
      onChange={(event) => choose(lines.find(({ line }) => String(line) === event.target.value))}
    >
      <option value="">{t`The whole quote`}</option>
      {lines.map(({ line, name }) => (
        <option key={line} value={line}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
