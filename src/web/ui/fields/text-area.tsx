import { type ChangeEvent, type ComponentProps, useState } from "react";
import { classNames } from "../class-names.ts";
import { controlStyle, FieldFrame } from "./field-frame.tsx";
import { type FieldTexts, useFieldIds } from "./field-ids.ts";

interface Counter {
  /** Most characters accepted; more can be typed, and is counted in red, so that a paste is never cut. */
  max: number;
  text: (used: number, max: number) => string;
}

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<"textarea">, keyof FieldTexts> & { counter?: Counter | undefined };

/** Several lines of text, growing with them where the browser can; optionally with a counter. */
export function TextArea(props: TextAreaProps) {
  const { id, label, hint, error, mark, hideLabel, className, counter, onChange, rows = 4, ...area } = props;
  const ids = useFieldIds({ id, hint, error }, counter && "count");
  const [typed, setTyped] = useState(area.defaultValue);
  // Characters as a person counts them, and as rules do: an emoji is one.
  const used = [...String(area.value ?? typed ?? "")].length;
  const count = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
  };
  const aside = counter && (
    <span
      id={`${ids.control}-count`}
      className={classNames("tabular", used > counter.max ? "font-semibold text-danger" : "text-ink-2")}
      // Announced only near the end: a count after every keystroke would drown what is typed.
      aria-live={used > counter.max * 0.9 ? "polite" : "off"}
    >
      {counter.text(used, counter.max)}
    </span>
  );
  return (
    <FieldFrame {...{ ids, label, hint, error, mark, hideLabel, className, aside }}>
      <textarea
        {...area}
        {...ids.aria}
        id={ids.control}
        rows={rows}
        onChange={count}
        className={classNames(controlStyle, "field-sizing-content max-h-96 min-h-28 resize-y py-2")}
      />
    </FieldFrame>
  );
}
