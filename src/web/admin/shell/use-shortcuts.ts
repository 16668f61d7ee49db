import { useEffectEvent, useLayoutEffect } from "react";
import { useNavigate } from "react-router";
import { officePaths } from "#domain/shop/office-paths.ts";
import { useMay } from "../allowed.tsx";
import { sections } from "./sections.ts";
import { isShortcut, isTyped } from "./shortcuts-are-on.ts";

interface Shortcuts {
  /** What "?" shows. */
  readonly showKeys: () => void;
  readonly isPaletteOpen: boolean;
  readonly openPalette: () => void;
  readonly typeInPalette: (key: string) => void;
}

/**
 * Ctrl/⌘ K opens the palette. A single key leads to a section, or presses what the screen marks with `data-shortcut`:
 * `/` the search, `r` refresh, `n` a new record, `j` the next open request, `w` its offer, `v` confirm, `x` reject, `e` edit the company; `?` shows them all. Not while one types, nor under a dialog.
 * Until the palette has the focus, what is typed goes to it all the same.
 */
export function useShortcuts({ showKeys, isPaletteOpen, openPalette, typeInPalette }: Shortcuts): void {
  const navigate = useNavigate();
  const may = useMay();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
      event.preventDefault();
      openPalette();
      return;
    }
    if (isPaletteOpen && isTyped(event)) {
      event.preventDefault();
      typeInPalette(event.key);
      return;
    }
    if (!isShortcut(event)) return;
    if (event.key === "?") {
      event.preventDefault();
      showKeys();
      return;
    }
    const marked = document.querySelector<HTMLElement>(`[data-shortcut="${CSS.escape(event.key)}"]`);
    if (marked) {
      event.preventDefault();
      if (marked instanceof HTMLInputElement) marked.focus();
      else marked.click();
      return;
    }
    const section = sections.find(({ shortcut, needs }) => shortcut === event.key && (!needs || may(needs)));
    if (section) void navigate(officePaths.adminSection(section.name));
  });
  // Before the page is painted: what looks ready takes its keys.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
