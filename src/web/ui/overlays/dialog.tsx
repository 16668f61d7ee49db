import { Dialog as Base } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import { type ComponentProps, type ReactNode, type RefObject, useRef } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { veil } from "./floating-style.ts";

export interface DialogProps {
  open: boolean;
  /** Called with false by Escape, the cross and a press outside. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  closeLabel: string;
  size?: "sm" | "md" | "lg" | "xl" | undefined;
  /** Where typing is under way, a press beside the dialog should not throw it away. */
  keepOnPressOutside?: boolean | undefined;
  /** What has the focus first; else the first field or button of the body. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

const widths = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-4xl", xl: "sm:max-w-6xl" };

/** A task that interrupts the page. On a phone it rises from the lower edge. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, size = "md", keepOnPressOutside = false, initialFocus, ...parts } = props;
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={keepOnPressOutside}>
      <Base.Portal>
        <Base.Backdrop forceRender className={classNames(veil, "no-print")} />
        <Base.Viewport className="print-alone fixed inset-0 z-50 grid items-end justify-items-center sm:items-center sm:p-6">
          <Base.Popup
            className={classNames(sheet, widths[size])}
            initialFocus={initialFocus ?? firstControl(body)}
          >
            <DialogParts {...parts} body={body} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

const sheet =
  "flex max-h-[92dvh] w-full scroll-py-20 flex-col overflow-y-auto overscroll-contain rounded-t-lg border border-line bg-card text-ink shadow-float outline-none transition-[opacity,transform] duration-calm data-starting-style:translate-y-3 data-starting-style:opacity-0 data-ending-style:translate-y-3 data-ending-style:opacity-0 sm:max-h-full sm:rounded-lg";

/** Not the cross, which comes first; and under a finger nothing, or the keyboard would cover the dialog. */
export function firstControl(body: RefObject<HTMLElement | null>) {
  return (openedBy: string) =>
    openedBy === "touch" ||
    (body.current?.querySelector<HTMLElement>("input, select, textarea, button, a[href]") ?? true);
}

interface DialogPartsProps
  extends Pick<DialogProps, "title" | "description" | "children" | "footer" | "closeLabel"> {
  body: RefObject<HTMLDivElement | null>;
}

/** Head with title and cross, body, foot: of a dialog as of a drawer. */
export function DialogParts({ title, description, children, footer, closeLabel, body }: DialogPartsProps) {
  return (
    <>
      <div className="sticky top-0 z-10 flex items-start justify-between gap-4 bg-card px-5 pt-4 pb-3 sm:px-6">
        <Base.Title className="display pt-1 text-xl">{title}</Base.Title>
        <Base.Close render={<CloseButton label={closeLabel} />} />
      </div>
      <div ref={body} className="flex-1 px-5 pb-5 sm:px-6">
        {description !== undefined && (
          <Base.Description className="mb-4 text-ink-2">{description}</Base.Description>
        )}
        {children}
      </div>
      {footer !== undefined && (
        <div className="no-print sticky bottom-0 z-10 flex flex-wrap justify-end gap-2 border-t border-line bg-card px-5 py-3.5 sm:px-6">
          {footer}
        </div>
      )}
    </>
  );
}

function CloseButton(props: { label: string } & Omit<ComponentProps<"button">, "className">) {
  return <IconButton {...props} icon={X} className="no-print -mr-2.5" />;
}
