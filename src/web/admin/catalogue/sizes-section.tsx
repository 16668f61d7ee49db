import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import type { ReadSize } from "../../api/reads/catalogue.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useMoney } from "../../words/use-locale.ts";
import { Allowed } from "../allowed.tsx";
import { IndexList } from "../index/index-list.tsx";
import { RefreshButton } from "../index/refresh-button.tsx";
import { SearchBox } from "../index/search-box.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { useIndexState } from "../index/use-index-state.ts";
import { DeleteSizeDialog } from "./delete-dialog.tsx";
import { EditActions } from "./edit-actions.tsx";
import { ChangePricesButton } from "./prices/change-prices-button.tsx";
import { shownPrice, sizeColumns } from "./size-columns.tsx";
import { SizeDialog } from "./size-dialog.tsx";
import { useAllProducts, useSizes } from "./use-sizes.ts";
import { useUnitCosts } from "./use-unit-costs.ts";

type OpenDialog = { readonly kind: "add" } | { readonly kind: "edit" | "delete"; readonly size: ReadSize };

/** Size Management: nothing can be added while there is no product to add it to. */
export function SizesSection() {
  const { t } = useLingui();
  const money = useMoney();
  const index = useIndexState({ list: "sizes" });
  const sizes = useSizes(index.state);
  const products = useAllProducts();
  const costs = useUnitCosts();
  // One list of three calls: what failed is asked for again, whichever it was. Without costs there is a list all the same.
  const query = {
    ...sizes,
    error: sizes.error ?? products.error,
    isFetching: sizes.isFetching || products.isFetching,
    refetch: () => Promise.all([sizes.refetch(), products.refetch(), costs.refetch()]),
  };
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const lacksProducts = products.data?.length === 0;
  const names = new Map(products.data?.map(({ id, name }) => [id, name]));
  const productName = ({ product_id }: ReadSize) => names.get(product_id) ?? `#${product_id}`;
  const costsById = new Map(costs.data?.map(({ size_id, unit_cost }) => [size_id, unit_cost]));
  const costOf = ({ id }: ReadSize) => costsById.get(id) ?? null;
  const actions = {
    onEdit: (size: ReadSize) => setDialog({ kind: "edit", size }),
    onDelete: (size: ReadSize) => setDialog({ kind: "delete", size }),
  };
  return (
    <>
      <SectionHead title={<Trans>Size Management</Trans>}>
        <RefreshButton query={query} />
        <Allowed to="shop.manage">
          <ChangePricesButton />
          <Button
            variant="ink"
            data-shortcut="n"
            disabled={!products.data || lacksProducts}
            onClick={() => setDialog({ kind: "add" })}
          >
            <Icon of={Plus} className="size-4" />
            <Trans>Add Size</Trans>
          </Button>
        </Allowed>
      </SectionHead>
      {lacksProducts && (
        <Banner tone="caution" className="mb-4">
          <Trans>No products are available to create sizes.</Trans>
        </Banner>
      )}
      <SearchBox
        className="mb-4 md:max-w-md"
        label={t`Search sizes`}
        placeholder={t`Search by name, label, price or product...`}
        index={index}
      />
      <IndexList
        label={t`Sizes`}
        index={index}
        query={query}
        what="sizes"
        emptyText={<Trans>No sizes found</Trans>}
        emptyHint={
          <Trans>A size gives a product its price. A product without one cannot be asked for.</Trans>
        }
        emptyAction={
          products.data &&
          !lacksProducts && (
            <Allowed to="shop.manage">
              <Button variant="ink" onClick={() => setDialog({ kind: "add" })}>
                <Trans>Add Size</Trans>
              </Button>
            </Allowed>
          )
        }
        columns={sizeColumns({ ...actions, productName, costOf, money })}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        card={(size) => <SizeCard size={size} productName={productName(size)} {...actions} />}
      />
      {(dialog?.kind === "add" || dialog?.kind === "edit") && (
        <SizeDialog
          size={dialog.kind === "edit" ? dialog.size : undefined}
          cost={costs.data && (dialog.kind === "edit" ? String(costOf(dialog.size) ?? "") : "")}
          products={products.data ?? []}
          onClose={close}
        />
      )}
      {dialog?.kind === "delete" && <DeleteSizeDialog size={dialog.size} onClose={close} />}
    </>
  );
}

interface SizeCardProps {
  readonly size: ReadSize;
  readonly productName: string;
  readonly onEdit: (size: ReadSize) => void;
  readonly onDelete: (size: ReadSize) => void;
}

function SizeCard({ size, productName, onEdit, onDelete }: SizeCardProps) {
  const money = useMoney();
  return (
    <article aria-label={size.name}>
      <div className="flex justify-between gap-3">
        <p className="font-semibold">{size.name}</p>
        <p className="tabular font-semibold">{shownPrice(size.price, money)}</p>
      </div>
      <p className="text-sm text-ink-2">{size.label}</p>
      <div className="mt-2 flex items-center justify-between border-t border-line pt-2">
        <span className="text-sm">{productName}</span>
        <EditActions name={size.name} onEdit={() => onEdit(size)} onDelete={() => onDelete(size)} />
      </div>
    </article>
  );
}
