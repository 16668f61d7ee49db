import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { ButtonLook } from "./button-style.ts";
import { buttonStyle } from "./button-style.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<"button">, "className"> {
  /** Something is under way: a spinner shows, presses are ignored, focus and width stay. */
  busy?: boolean | undefined;
  /** Words shown while busy; the button is wide enough for them from the start. */
  busyText?: ReactNode;
}

const layer = "col-start-1 row-start-1 inline-flex items-center justify-center gap-2";

/** A native button, `type="button"` by default. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    className,
    busy = false,
    busyText,
    type = "button",
    onClick,
    children,
    ...rest
  } = props;
  const hasBusyText = busyText !== undefined;
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={buttonStyle({ variant, size, className })}
    >
      <span className="grid">
        <span className={classNames(layer, busy && (hasBusyText ? "invisible" : "opacity-0"))}>
          {children}
        </span>
        {hasBusyText && (
          <span className={classNames(layer, !busy && "invisible")}>
            {busy && <Spinner />}
            {busyText}
          </span>
        )}
        {busy && !hasBusyText && <Spinner className={layer} />}
      </span>
    </button>
  );
}
