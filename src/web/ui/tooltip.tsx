import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

interface TooltipProps {
  /** The name of what it hangs on, or a shortcut: never anything that is said nowhere else. */
  text: ReactNode;
  /** A control with a name of its own: tooltips are for eyes. */
  children: ReactElement;
  side?: "top" | "bottom" | "left" | "right" | undefined;
}

/** Words at an icon, after a moment of hovering or at once on focus. */
export function Tooltip({ text, children, side = "top" }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup className="max-w-72 rounded-sm bg-ink px-2 py-1 text-sm text-paper shadow-float transition-opacity duration-quick data-starting-style:opacity-0 data-ending-style:opacity-0 data-instant:duration-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
