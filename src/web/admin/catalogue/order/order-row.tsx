import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { ReadProduct } from "../../../api/reads/catalogue.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { DraftBadge } from "../draft-badge.tsx";
import type { MovableRow } from "./use-movable-rows.ts";

interface OrderRowProps {
  readonly product: ReadProduct;
  readonly row: MovableRow;
}

/** A product that can be moved. The focus goes with it, because it stays the same element. */
export function OrderRow({ product, row }: OrderRowProps) {
  const { t } = useLingui();
  const { place, count, isDragged, move, handlers } = row;
  const { name } = product;
  return (
    <li
      draggable
      {...handlers}
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
        onClick={() => move(place - 1)}
      />
      <IconButton
        icon={ArrowDown}
        size="sm"
        label={t`Move ${name} down`}
        aria-disabled={place === count - 1 || undefined}
        onClick={() => move(place + 1)}
      />
    </li>
  );
}
