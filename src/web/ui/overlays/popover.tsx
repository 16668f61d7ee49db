import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { floatingPanel } from "./floating-style.ts";

interface PopoverProps {
  /** The button that opens it, with its own words. */
  trigger: ReactElement;
  /** Names the panel; hidden when `hideTitle`. */
  title: ReactNode;
  hideTitle?: boolean | undefined;
  children: ReactNode;
  align?: "start" | "center" | "end" | undefined;
  /** Only where something outside opens or closes it too. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
}

/** A small panel at its button: filters, an explanation. The page stays usable around it. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    title,
    hideTitle = false,
    children,
    align = "start",
    open,
    onOpenChange,
    className,
  } = props;
  return (
    <Base.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={12} className="z-50">
          <Base.Popup
            className={classNames(
              floatingPanel,
              "max-h-(--available-height) w-[min(22rem,100vw-1.5rem)] overflow-y-auto p-4",
              className,
            )}
          >
            <Base.Title
              className={hideTitle ? "sr-only" : "mb-3 font-text text-base font-semibold tracking-normal"}
            >
              {title}
            </Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
