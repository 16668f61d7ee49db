import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { orderProducts } from "#contracts/catalogue/catalogue.ts";
import { sortProducts } from "#domain/catalogue/product-sort.ts";
import type { ReadProduct } from "../../../api/reads/catalogue.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { doAsStaff } from "../../call-as-staff.ts";
import { GuardedDialog } from "../../forms/guarded-dialog.tsx";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { useAllProducts } from "../use-sizes.ts";
import { moveItem } from "./move-item.ts";
import { OrderRow } from "./order-row.tsx";
import { useMovableRows } from "./use-movable-rows.ts";

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
