import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { intlLocale } from "#domain/language/language.ts";
import { useLocale } from "../../words/use-locale.ts";
import { type Pasted, type PasteTarget, pastePrices } from "./paste-prices.ts";
import type { TypedPriceList } from "./typed-price-list.ts";
import type { ListedSize } from "./use-price-lists.ts";

interface PasteInto {
  readonly typed: TypedPriceList;
  readonly rows: readonly ListedSize[];
  readonly sizes: readonly ListedSize[];
  readonly onChange: (edit: (typed: TypedPriceList) => TypedPriceList) => void;
}

/** Takes blocks of cells that are pasted into the grid; one undo gives back what was there, until more is typed. */
export function usePaste({ typed, rows, sizes, onChange }: PasteInto) {
  const locale = intlLocale(useLocale());
  const [last, setLast] = useState<Pasted & { readonly before: TypedPriceList }>();
  const field = useRef<HTMLElement>(null);
  const canUndo = last !== undefined && last.typed === typed && last.count > 0;
  const undo = () => {
    if (!last) return;
    onChange(() => last.before);
    setLast(undefined);
    // The button goes, and with it the focus.
    field.current?.focus();
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData("text/plain");
    const at = targetOf(event.target);
    // A single cell goes where the cursor stands, as everywhere.
    if (!at || !/[\t\n\r]/.test(text.replace(/\r?\n$/, ""))) return;
    event.preventDefault();
    const pasted = pastePrices(typed, { text, at, rows, sizes, locale });
    if (event.target instanceof HTMLElement) field.current = event.target;
    onChange(() => pasted.typed);
    setLast({ ...pasted, before: typed });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isUndo || !canUndo) return;
    event.preventDefault();
    undo();
  };
  return { grid: { onPaste, onKeyDown }, report: last && { ...last, onUndo: canUndo ? undo : undefined } };
}

function targetOf(field: EventTarget): PasteTarget | undefined {
  if (!(field instanceof HTMLInputElement) || field.dataset.column === undefined) return undefined;
  const { row, column } = field.dataset;
  return { sizeId: row === undefined ? undefined : Number(row), column: Number(column) };
}
