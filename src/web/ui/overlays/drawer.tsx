import { Dialog as Base } from "@base-ui/react/dialog";
import { useRef } from "react";
import { classNames } from "../class-names.ts";
import { DialogParts, type DialogProps, firstControl } from "./dialog.tsx";
import { veil } from "./floating-style.ts";

interface DrawerProps extends Omit<DialogProps, "size"> {
  side?: "left" | "right" | "bottom" | undefined;
}

const edge =
  "fixed z-50 flex flex-col overflow-y-auto overscroll-contain border-line bg-card text-ink shadow-float outline-none transition-[opacity,transform] duration-slow data-starting-style:opacity-0 data-ending-style:opacity-0";

const sides = {
  left: "inset-y-0 left-0 w-[min(24rem,90vw)] border-r data-starting-style:-translate-x-3 data-ending-style:-translate-x-3",
  right:
    "inset-y-0 right-0 w-[min(32rem,100vw)] border-l data-starting-style:translate-x-3 data-ending-style:translate-x-3",
  bottom:
    "inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg border-t data-starting-style:translate-y-3 data-ending-style:translate-y-3",
};

/** A dialog at an edge of the window: navigation on a phone, a record beside its list. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, side = "right", keepOnPressOutside = false, initialFocus, ...parts } = props;
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={keepOnPressOutside}>
      <Base.Portal>
        <Base.Backdrop className={veil} />
        <Base.Popup
          className={classNames(edge, sides[side])}
          initialFocus={initialFocus ?? firstControl(body)}
        >
          <DialogParts {...parts} body={body} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
