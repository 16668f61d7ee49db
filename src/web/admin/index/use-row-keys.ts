import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { isShortcut } from "../shell/shortcuts-are-on.ts";

interface RowKeys {
  /** What holds the rows. */
  readonly body: RefObject<HTMLElement | null>;
  readonly onOpen: ((index: number) => void) | undefined;
  readonly onTick: ((index: number) => void) | undefined;
}

/** J and K go to the next row and the one before, Enter opens it, X ticks it. */
export function useRowKeys({ body, onOpen, onTick }: RowKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    const rows = [...(body.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const isOnRow = at >= 0 && rows[at] === document.activeElement;
    if (event.key === "j" || event.key === "k") {
      const next = rows[event.key === "j" ? Math.min(at + 1, rows.length - 1) : Math.max(at - 1, 0)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    } else if (event.key === "Enter" && isOnRow && onOpen) {
      event.preventDefault();
      onOpen(at);
    } else if (event.key === "x" && at >= 0 && onTick) {
      event.preventDefault();
      onTick(at);
    }
  });
  // Before the rows are painted: what looks ready takes its keys.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
