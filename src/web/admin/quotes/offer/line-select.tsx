import ChevronDown from "lucide-react/icons/chevron-down";
import { classNames } from "../../../ui/class-names.ts";
import { controlStyle } from "../../../ui/fields/field-frame.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { lineLabel } from "./line-field.tsx";

interface LineSelectProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
  readonly className?: string;
}

/** One of a few, in a field of a line. */
export function LineSelect<Value extends string>(props: LineSelectProps<Value>) {
  const { id, label, value, options, onChoose, className } = props;
  return (
    <div className={classNames("min-w-0", className)}>
      <label htmlFor={id} className={lineLabel}>
        {label}
      </label>
      <span className="relative block">
        <select
          id={id}
          value={value}
          className={classNames(
            controlStyle,
            "h-control cursor-pointer appearance-none truncate pr-6 pl-2! @xl:text-sm",
          )}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value);
            if (chosen) onChoose(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          of={ChevronDown}
          className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-ink-2"
        />
      </span>
    </div>
  );
}
