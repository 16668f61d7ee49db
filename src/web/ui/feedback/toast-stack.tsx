import { Toast } from "@base-ui/react/toast";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import X from "lucide-react/icons/x";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { freePlace, roomBeside } from "./free-place.ts";
import { type ToastMessage, takeOverToasts } from "./toast.ts";
import type { ToasterProps } from "./toaster-props.ts";

const manager = Toast.createToastManager<ToastMessage>();
const MOST_AT_ONCE = 2;

/**
 * The messages themselves: where they cover no control (FOUND-U49), 5 s, waiting while pointed at, focused or out of sight (F6
 * leads to them), swiped away upwards or to the right; the same message again takes the place of the first. Base UI's, because
 * it adds no style element of its own to the page.
 */
export function ToastStack({ label, closeLabel }: ToasterProps) {
  const [place, setPlace] = useState<ReturnType<typeof freePlace>>();
  const hasMoved = useHasMoved();
  const stack = useRef<HTMLDivElement>(null);
  // What is scrolled into view while a message stays is not covered by it either, nor is what another message needs.
  useEffect(() => {
    const settle = () => {
      if (!stack.current?.firstElementChild) return;
      const next = placeOf(stack.current);
      setPlace((known) => (known?.left === next.left && known.top === next.top ? known : next));
    };
    const grown = new ResizeObserver(settle);
    if (stack.current) grown.observe(stack.current);
    const opened = new MutationObserver((changes) => {
      const messages = stack.current;
      if (!messages?.firstElementChild) return;
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement) leaveRoom(node, messages.getBoundingClientRect());
    });
    opened.observe(document.body, { childList: true, subtree: true });
    addEventListener("scroll", settle, { passive: true, capture: true });
    addEventListener("resize", settle);
    return () => {
      grown.disconnect();
      opened.disconnect();
      removeEventListener("scroll", settle, { capture: true });
      removeEventListener("resize", settle);
    };
  }, []);
  useEffect(
    () =>
      takeOverToasts((message) => {
        manager.add({
          id: message.text,
          title: message.text,
          description: message.detail,
          timeout: message.milliseconds ?? 5000,
          data: message,
        });
      }),
    [],
  );
  const unlessItMoved = (event: StackMouseEvent) => {
    if (!hasMoved.by(event)) event.preventBaseUIHandler();
  };
  return (
    <Toast.Provider toastManager={manager} limit={MOST_AT_ONCE}>
      <Toast.Portal>
        <Toast.Viewport
          ref={stack}
          aria-label={label}
          onMouseEnter={unlessItMoved}
          onMouseMove={unlessItMoved}
          onMouseLeave={hasMoved.forget}
          style={place ?? { top: belowBars(), right: 16 }}
          className="no-print fixed z-60 flex w-[min(25rem,100vw-2rem)] flex-col gap-2 outline-none"
        >
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

type StackMouseEvent = Parameters<NonNullable<ComponentProps<typeof Toast.Viewport>["onMouseMove"]>>[0];

/**
 * A message that comes under a mouse at rest, on the button that was pressed, must not wait there for it to leave: it
 * waits for a mouse that moves to it.
 */
function useHasMoved() {
  const at = useRef("");
  return {
    by({ screenX, screenY }: StackMouseEvent): boolean {
      const here = `${screenX} ${screenY}`;
      const hasMoved = at.current !== "" && at.current !== here;
      if (!hasMoved) at.current = here;
      return hasMoved;
    },
    forget(): void {
      at.current = "";
    },
  };
}

/** Below what one needs next: the bars and rows of buttons (`data-above-toasts`) that the upper half of the window shows. */
function belowBars(): number {
  const bars = [...document.querySelectorAll("[data-above-toasts]")];
  const edges = bars.map((bar) => bar.getBoundingClientRect().bottom);
  const margin = 8;
  return Math.max(margin, ...edges.filter((edge) => edge < innerHeight / 2)) + margin;
}

/** What can be pressed or typed into, as far as it is in the window. */
function placeOf(stack: HTMLElement): ReturnType<typeof freePlace> {
  const controls = [
    ...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]"),
  ]
    .filter((control) => !stack.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight);
  const { offsetWidth: width, offsetHeight: height } = stack;
  const view = { width: document.documentElement.clientWidth, height: innerHeight, barsEnd: belowBars() };
  return freePlace(controls, { width, height }, view);
}

/**
 * A dialog that opens while messages stand leaves them their place until it closes: they would cover its fields, and must not
 * move while they can be pressed.
 */
function leaveRoom(added: HTMLElement, messages: DOMRect): void {
  const roles = "[role=dialog], [role=alertdialog]";
  const dialog = added.matches(roles) ? added : added.querySelector<HTMLElement>(roles);
  const frame = dialog?.parentElement;
  if (!dialog || !frame) return;
  const { left, right } = dialog.getBoundingClientRect();
  if (right <= messages.left || left >= messages.right) return;
  const { side, room } = roomBeside(messages, innerHeight);
  // A drawer is at the edge of the window itself; a dialog has a frame as large as the window, and a popover none.
  if (getComputedStyle(dialog).position === "fixed") dialog.style.setProperty(`margin-${side}`, `${room}px`);
  else if (frame.offsetHeight >= innerHeight) frame.style.setProperty(`padding-${side}`, `${room}px`);
  else return;
  // Less what a frame keeps free at its other edge.
  dialog.style.maxHeight = `${innerHeight - room - 24}px`;
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts, close } = Toast.useToastManager<ToastMessage>();
  return toasts.map((item) => (
    // A message is no dialog: nothing waits for it, and the focus stays where it is.
    <Toast.Root
      key={item.id}
      toast={item}
      swipeDirection={["right", "up"]}
      render={({ "aria-modal": _, ...props }) => <div {...props} />}
      role="group"
      className={sheet}
    >
      <Toast.Content className="flex items-start gap-3 py-2.5 pr-2 pl-4">
        <Mark tone={item.data?.tone} />
        <div className="min-w-0 flex-1 py-1">
          <Toast.Title className="font-medium" render={<p lang={item.data?.lang} />} />
          <Toast.Description className="text-sm text-ink-2" />
          {item.data?.action && (
            <Toast.Action
              className="link mt-1 py-0.5 font-semibold"
              onClick={() => {
                item.data?.action?.onAct();
                close(item.id);
              }}
            >
              {item.data.action.label}
            </Toast.Action>
          )}
        </div>
        {/* Base UI hides it from readers until the stack is pointed at, although it can be tabbed to. */}
        <Toast.Close aria-hidden={false} render={<IconButton size="sm" icon={X} label={closeLabel} />} />
      </Toast.Content>
    </Toast.Root>
  ));
}

const sheet =
  "translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded-md border border-ink bg-card text-ink shadow-float transition-[opacity,translate] duration-calm select-none data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-x-3 data-starting-style:opacity-0";

function Mark({ tone }: { tone: ToastMessage["tone"] }) {
  if (tone !== "positive" && tone !== "negative") return null;
  return (
    <Icon
      of={tone === "positive" ? CircleCheck : CircleAlert}
      className={classNames("mt-1.5", tone === "positive" ? "text-leaf" : "text-danger")}
    />
  );
}
