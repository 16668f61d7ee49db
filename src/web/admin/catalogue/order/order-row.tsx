import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { ReadProduct } from "../../../api/reads/catalogue.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { DraftBadge } from "../draft-badge.tsx";

interface OrderRowProps {
  readonly product: ReadProduct;
  /** Its place, from 0. */
  readonly place: number;
  readonly count: number;
  readonly isDragged: boolean;
  readonly onDragStart: () => void;
  readonly onDragOver: () => void;
  readonly onDragEnd: () => void;
  readonly onMove: (to: number) => void;
}

/** A product that can be moved. The focus goes with it, because it stays the same element. */
export function OrderRow({ product, place, count, isDragged, onMove, ...drag }: OrderRowProps) {
  const { t } = useLingui();
  const { name } = product;
  const withKeys = (event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    onMove(place + step);
  };
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        drag.onDragStart();
      }}
      onDragEnter={drag.onDragOver}
      onDragOver={(event) => event.preventDefault()}
      onDragEnd={drag.onDragEnd}
      onKeyDown={withKeys}
      className={classNames(
        "flex cursor-grab items-center gap-2 rounded-md border border-line bg-card px-2 py-1",
        isDragged && "opacity-50",
      )}
    >
      <Icon of={GripVertical} className="size-4 text-ink-2" />
      <span className="tabular w-7 text-right text-sm text-ink-2">{place + 1}</span>
      <span className="min-w-0 grow break-words">
        {name} {product.draft && <DraftBadge />}
      </span>
      <IconButton
        icon={ArrowUp}
        size="sm"
        label={t`Move ${name} up`}
        aria-disabled={place === 0 || undefined}
        onClick={() => onMove(place - 1)}
      />
      <IconButton
        icon={ArrowDown}
        size="sm"
        label={t`Move ${name} down`}
        aria-disabled={place === count - 1 || undefined}
        onClick={() => onMove(place + 1)}
      />
    </li>
  );
}
