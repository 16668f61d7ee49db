import { Trans, useLingui } from "@lingui/react/macro";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import { useState } from "react";
import { orderProducts } from "#contracts/catalogue/catalogue.ts";
import { sortProducts } from "#domain/catalogue/product-sort.ts";
import type { ReadProduct } from "../../../api/reads/catalogue.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Icon } from "../../../ui/icon.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { GuardedDialog } from "../../forms/guarded-dialog.tsx";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { DraftBadge } from "../draft-badge.tsx";
import { useAllProducts } from "../use-sizes.ts";
import { moveItem } from "./move-item.ts";
import { type MovableRow, useMovableRows } from "./use-movable-rows.ts";

/** All products in the order of the shop, moved by dragging, by buttons, or by Alt and the arrow keys. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const products = useAllProducts().data;
  const [moved, setMoved] = useState<readonly ReadProduct[]>();
  const saving = useStaffMutation({
    invalidates: ["products"],
    mutationFn: (ids: number[]) => doAsStaff(orderProducts, { body: { ids } }),
    onSuccess: () => {
      onClose();
      toast({ tone: "positive", text: t`The shop shows the products in this order.` });
    },
  });
  const ordered = moved ?? (products && inShopOrder(products));
  const rowAt = useMovableRows(
    ordered?.map(({ id }) => id) ?? [],
    (from, to) => ordered && setMoved(moveItem(ordered, from, to)),
  );
  return (
    <GuardedDialog
      title={<Trans>Order of the products</Trans>}
      description={
        <Trans>
          As the list of products shows them. The home page has its own order. Drag a product, or move it with
          Alt and the arrow keys.
        </Trans>
      }
      isDirty={moved !== undefined && !saving.isSuccess}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="ink"
            disabled={moved === undefined}
            busy={saving.isPending}
            onClick={() => moved && saving.mutate(moved.map(({ id }) => id))}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      )}
    >
      <FormProblem problem={saving.problem} />
      {!ordered && <SkeletonText lines={6} />}
      <ol className="grid gap-1">
        {ordered?.map((product, place) => (
          <OrderRow key={product.id} product={product} row={rowAt(place)} />
        ))}
      </ol>
    </GuardedDialog>
  );
}

function inShopOrder(products: readonly ReadProduct[]): readonly ReadProduct[] {
  const sortable = products.map((product) => ({ ...product, startingPrice: 0, product }));
  return sortProducts(sortable, "shop").map(({ product }) => product);
}

interface OrderRowProps {
  readonly product: ReadProduct;
  readonly row: MovableRow;
}

/** A product that can be moved. The focus goes with it, because it stays the same element. */
function OrderRow({ product, row }: OrderRowProps) {
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
