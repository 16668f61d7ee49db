import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Link } from "react-router";
import { productsPageWhenNarrow } from "#domain/lists/page-sizes.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import type { ReadProduct } from "../../api/reads/catalogue.ts";
import { ProductPicture } from "../../parts/catalogue/product-picture.tsx";
import { shownImage } from "../../parts/catalogue/shown-image.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { slidingWindow } from "../../ui/lists/pager-window.ts";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Allowed } from "../allowed.tsx";
import { IndexList } from "../index/index-list.tsx";
import { RefreshButton } from "../index/refresh-button.tsx";
import { SearchBox } from "../index/search-box.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { useIndexState } from "../index/use-index-state.ts";
import { useIsNarrow } from "../index/use-is-narrow.ts";
import { useFormats } from "../use-formats.ts";
import { DeleteProductDialog } from "./delete-dialog.tsx";
import { DraftBadge } from "./draft-badge.tsx";
import { EditActions } from "./edit-actions.tsx";
import { ExchangeButtons } from "./exchange/exchange-buttons.tsx";
import { OrderDialog } from "./order/order-dialog.tsx";
import { PictureDrop } from "./pictures/picture-drop.tsx";
import { ChangePricesButton } from "./prices/change-prices-button.tsx";
import { type ProductRowActions, productColumns } from "./product-columns.tsx";
import { ProductDialog } from "./product-dialog.tsx";
import { ProductThumbnail } from "./product-thumbnail.tsx";
import { useCopyProduct } from "./use-copy-product.ts";
import { useProducts } from "./use-products.ts";

/** Page numbers in a row. */
const pagesInRow = 5;

type OpenDialog =
  | { readonly kind: "add" | "order" }
  | { readonly kind: "edit" | "delete" | "preview"; readonly product: ReadProduct };

/** Product Management: 10 a page, 5 on a narrow window. */
export function ProductsSection() {
  const { t } = useLingui();
  const { day } = useFormats();
  const isNarrow = useIsNarrow();
  const index = useIndexState({ list: "products", perPage: isNarrow ? productsPageWhenNarrow : undefined });
  const query = useProducts(index.state);
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const open = (kind: "edit" | "delete" | "preview") => (product: ReadProduct) =>
    setDialog({ kind, product });
  const copying = useCopyProduct();
  const actions = {
    onEdit: open("edit"),
    onDelete: open("delete"),
    onPreview: open("preview"),
    onCopy: ({ id }: ReadProduct) => copying.mutate(id),
  };
  return (
    <>
      <SectionHead title={<Trans>Product Management</Trans>}>
        <RefreshButton query={query} />
        <Allowed to="shop.manage">
          <ChangePricesButton />
          <Button onClick={() => setDialog({ kind: "order" })}>
            <Trans>Order</Trans>
          </Button>
          <ExchangeButtons />
          <Button variant="ink" data-shortcut="n" onClick={() => setDialog({ kind: "add" })}>
            <Icon of={Plus} className="size-4" />
            <Trans>Add Product</Trans>
          </Button>
        </Allowed>
      </SectionHead>
      <SearchBox
        className="mb-4 md:max-w-md"
        label={t`Search products`}
        placeholder={t`Search by name or description...`}
        index={index}
      />
      <PictureDrop>
        <IndexList
          label={t`Products`}
          index={index}
          query={query}
          what="adminProducts"
          emptyText={<Trans>No products found</Trans>}
          emptyHint={
            <Trans>
              Add them one by one, or choose Import for a price list from Excel, and Pictures after it.
            </Trans>
          }
          emptyAction={
            <Allowed to="shop.manage">
              <Button variant="ink" onClick={() => setDialog({ kind: "add" })}>
                <Trans>Add Product</Trans>
              </Button>
            </Allowed>
          }
          columns={productColumns(actions, day)}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          card={(product) => <AdminProductCard {...actions} product={product} />}
          pager={{ window: (page, count) => slidingWindow(page, count, pagesInRow) }}
        />
      </PictureDrop>
      {dialog?.kind === "order" && <OrderDialog onClose={close} />}
      {dialog?.kind === "add" && <ProductDialog onClose={close} />}
      {dialog?.kind === "edit" && <ProductDialog product={dialog.product} withSizes onClose={close} />}
      {dialog?.kind === "preview" && <ProductPreviewDialog product={dialog.product} onClose={close} />}
      {dialog?.kind === "delete" && <DeleteProductDialog product={dialog.product} onClose={close} />}
    </>
  );
}

/** The image of a product, large; a document as a link. */
function ProductPreviewDialog({ product, onClose }: { product: ReadProduct; onClose: () => void }) {
  const { t } = useLingui();
  const image = shownImage(product);
  return (
    <Dialog open onOpenChange={onClose} title={product.name} closeLabel={t`Close`}>
      {image.kind === "document" ? (
        <a className="link" href={image.src} target="_blank" rel="noreferrer">
          <Trans>Open the document</Trans>
        </a>
      ) : (
        <ProductPicture
          image={image}
          alt={product.name}
          sizes="(min-width: 40rem) 32rem, 90vw"
          className="aspect-square w-full rounded-md"
        />
      )}
    </Dialog>
  );
}

/** A product on a small screen. */
function AdminProductCard({ product, ...actions }: ProductRowActions & { product: ReadProduct }) {
  return (
    <article aria-label={product.name} className="flex gap-3">
      <ProductThumbnail product={product} onPreview={actions.onPreview} />
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">
          <Link className="link" to={officePaths.adminProduct(product.id)}>
            {product.name}
          </Link>{" "}
          {product.draft && <DraftBadge />}
        </p>
        <p className="line-clamp-2 text-sm text-ink-2">{product.description}</p>
      </div>
      <EditActions
        name={product.name}
        onEdit={() => actions.onEdit(product)}
        onDelete={() => actions.onDelete(product)}
        onCopy={() => actions.onCopy(product)}
      />
    </article>
  );
}
