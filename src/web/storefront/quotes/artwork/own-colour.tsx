import { Trans, useLingui } from "@lingui/react/macro";
import { plainNames } from "../sending/read-plain-form.ts";

interface OwnColourProps {
  code: string;
  isChosen: boolean;
  radioName: string;
  colourName: string | undefined;
  onChoose: () => void;
  onChange: (code: string) => void;
}

/** Any other colour: a choice among the swatches, and the browser's own picker beside it. */
export function OwnColour({ code, isChosen, radioName, colourName, onChoose, onChange }: OwnColourProps) {
  const { t } = useLingui();
  return (
    <span className="flex items-center gap-2 rounded-md border border-edge pr-1.5 pl-2.5 pointer-coarse:min-h-11">
      <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm">
        <input
          type="radio"
          name={radioName}
          value={plainNames.own}
          checked={isChosen}
          onChange={onChoose}
          className="size-4 accent-ink"
        />
        <Trans>Other color</Trans>
      </label>
      <input
        type="color"
        name={colourName}
        aria-label={t`Pick another color`}
        value={code.toLowerCase()}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
        className="h-7 w-9 cursor-pointer rounded-sm border-0 bg-transparent p-0"
      />
    </span>
  );
}
