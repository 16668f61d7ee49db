import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { controlStyle, FieldFrame } from "./field-frame.tsx";
import { type FieldTexts, useFieldIds } from "./field-ids.ts";
import { type NumberShape, readNumber, writeNumber } from "./typed-number.ts";
import { useEarlyValue } from "./use-early-value.ts";

interface NumberFieldProps
  extends FieldTexts,
    Partial<NumberShape>,
    Omit<
      ComponentProps<"input">,
      keyof FieldTexts | "value" | "defaultValue" | "min" | "max" | "step" | "size" | "ref"
    > {
  value: number | null;
  /** A number, null when emptied, undefined when what stands there is no number. */
  onValueChange: (value: number | null | undefined) => void;
  locale: string;
  /** Bounds of the arrows and buttons only; what is typed is judged by the form. */
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Names of the minus and plus buttons; without them there are no buttons. */
  buttons?: { decrease: string; increase: string } | undefined;
  /** Stands inside the box: a currency before, a unit after. */
  before?: string | undefined;
  after?: string | undefined;
}

/** A number typed as people type numbers; arrow keys step; leaving it writes it the way its language does. */
export function NumberField(props: NumberFieldProps) {
  const { id, label, hint, error, mark, hideLabel, className, ...withControl } = props;
  const { value, onValueChange, locale, decimals = 0, min, max, step = 1, ...withParts } = withControl;
  const { buttons, before, after, onBlur, onKeyDown, ...input } = withParts;
  const ids = useFieldIds({ id, hint, error });
  const shape = { decimals, locale };
  const [draft, setDraft] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);

  const type = (text: string) => {
    setDraft(text);
    onValueChange(readNumber(text, shape));
  };
  useEarlyValue(writeNumber(value, shape), () => box.current?.value, type);
  const move = (by: number) => {
    const next = Number(((value ?? 0) + by).toFixed(decimals));
    setDraft(null);
    onValueChange(Math.min(max ?? next, Math.max(min ?? next, next)));
  };
  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || input.readOnly || input.disabled) return;
    event.preventDefault();
    move(direction * step);
  };

  const field = (
    <div className="relative flex-1">
      {before !== undefined && <Affix text={before} side="left-3" />}
      <input
        type="text"
        inputMode={decimals > 0 ? "decimal" : "numeric"}
        autoComplete="off"
        {...input}
        {...ids.aria}
        ref={box}
        id={ids.control}
        value={draft ?? writeNumber(value, shape)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={stepByKey}
        onBlur={(event) => {
          // What is no number stays as typed, for its writer to mend.
          if (draft !== null && readNumber(draft, shape) !== undefined) setDraft(null);
          onBlur?.(event);
        }}
        className={classNames(
          controlStyle,
          "h-control tabular",
          buttons && "text-center",
          before !== undefined && "pl-8",
          after !== undefined && "pr-14",
        )}
      />
      {after !== undefined && <Affix text={after} side="right-3" />}
    </div>
  );
  const frame = { ids, label, hint, error, mark, hideLabel, className };
  if (!buttons) return <FieldFrame {...frame}>{field}</FieldFrame>;
  const shared = {
    variant: "outline",
    disabled: input.disabled,
    className: "border-edge",
    tabIndex: -1,
  } as const;
  return (
    <FieldFrame {...frame}>
      <div className="flex max-w-72 gap-2">
        <IconButton {...shared} icon={Minus} label={buttons.decrease} onClick={() => move(-step)} />
        {field}
        <IconButton {...shared} icon={Plus} label={buttons.increase} onClick={() => move(step)} />
      </div>
    </FieldFrame>
  );
}

function Affix({ text, side }: { text: string; side: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "pointer-events-none absolute inset-y-0 grid place-items-center text-ink-2",
        side,
      )}
    >
      {text}
    </span>
  );
}
