import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type ComponentProps, useRef } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { controlStyle } from "./field-frame.tsx";
import { useEarlyValue } from "./use-early-value.ts";

interface SearchFieldProps
  extends Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "onChange" | "ref" | "size"> {
  /** Read, not shown: the magnifier and the placeholder are seen. */
  label: string;
  clearLabel: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** A search box with a button that empties it; Escape empties it too. */
export function SearchField({
  label,
  clearLabel,
  value,
  onValueChange,
  className,
  ...input
}: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  useEarlyValue(value, () => box.current?.value, onValueChange);
  const clear = () => {
    onValueChange("");
    box.current?.focus();
  };
  return (
    <div className={classNames("relative", className)}>
      <Icon
        of={Search}
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-2"
      />
      <input
        enterKeyHint="search"
        autoComplete="off"
        {...input}
        ref={box}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={classNames(
          controlStyle,
          "h-control truncate px-9 [&::-webkit-search-cancel-button]:hidden",
        )}
      />
      {value !== "" && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={clear}
          className="absolute top-1/2 right-1 grid size-7 -translate-y-1/2 place-items-center rounded-sm text-ink-2 hover:bg-ink/8 hover:text-ink pointer-coarse:size-10"
        >
          <Icon of={X} className="size-4" />
        </button>
      )}
    </div>
  );
}
