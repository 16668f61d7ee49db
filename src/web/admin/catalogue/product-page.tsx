import { Trans, useLingui } from "@lingui/react/macro";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { failureMessage } from "../../api/failure-words.ts";
import { ProductPicture } from "../../parts/catalogue/product-picture.tsx";
import { shownImage } from "../../parts/catalogue/shown-image.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Cell, HeadCell, RowHead, Table, TableRow } from "../../ui/lists/table.tsx";
import { useLocale } from "../../words/use-locale.ts";
import { QueryProblem } from "../forms/query-problem.tsx";
import { EditButtons } from "../records/edit-buttons.tsx";
import { Fact, Facts } from "../records/facts.tsx";
import { RecordHistory } from "../records/record-history.tsx";
import { RecordPage, useRecordId } from "../records/record-page.tsx";
import { useFormats } from "../use-formats.ts";
import { DeleteProductDialog } from "./delete-dialog.tsx";
import { ProductDialog } from "./product-dialog.tsx";
import { shownPrice } from "./size-columns.tsx";
import { useProduct } from "./use-products.ts";
import { useSizesOf } from "./use-sizes.ts";

/** The page of a product: what the shop shows of it, its sizes and its history. */
export default function ProductPage() {
  const query = useProduct(useRecordId());
  const { day } = useFormats();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"edit" | "delete">();
  const close = () => setDialog(undefined);
  return (
    <>
      <RecordPage
        query={query}
        what="adminProducts"
        title={({ name }) => name}
        actions={({ id }) => (
          <>
            <LinkButton to={paths.product(id)}>
              <Icon of={ExternalLink} className="size-4" />
              <Trans>See it in the shop</Trans>
            </LinkButton>
            <EditButtons onEdit={() => setDialog("edit")} onDelete={() => setDialog("delete")} />
          </>
        )}
      >
        {(product) => (
          <div className="grid gap-x-8 gap-y-6 md:grid-cols-[2fr_1fr]">
            <div className="grid min-w-0 content-start gap-6">
              <div className="flex flex-wrap items-start gap-6">
                <ProductPicture
                  image={shownImage(product)}
                  alt={product.name}
                  sizes="12rem"
                  className="aspect-square w-48 max-w-full overflow-clip rounded-md border border-line"
                />
                <div className="min-w-0 grow basis-64">
                  <Facts>
                    <Fact wide label={<Trans>Description</Trans>}>
                      {product.description}
                    </Fact>
                    <Fact wide label={<Trans>Title in French</Trans>}>
                      {product.name_fr ?? null}
                    </Fact>
                    <Fact wide label={<Trans>Text in French</Trans>}>
                      {product.description_fr ?? null}
                    </Fact>
                    <Fact label={<Trans>Created</Trans>}>{day(product.created_at)}</Fact>
                  </Facts>
                </div>
              </div>
              <SizesOfProduct productId={product.id} />
            </div>
            <RecordHistory subject="product" id={product.id} />
          </div>
        )}
      </RecordPage>
      {dialog === "edit" && query.data && <ProductDialog product={query.data} onClose={close} />}
      {dialog === "delete" && query.data && (
        <DeleteProductDialog
          product={query.data}
          onClose={close}
          onDeleted={() => void navigate(paths.adminSection("Products"))}
        />
      )}
    </>
  );
}

function SizesOfProduct({ productId }: { productId: number }) {
  const { t } = useLingui();
  const locale = useLocale();
  const query = useSizesOf(productId);
  return (
    <section aria-labelledby="sizes-of-product">
      <h3 id="sizes-of-product" className="mb-3 text-base">
        <Trans>Sizes</Trans>
      </h3>
      {query.isError && <QueryProblem query={query} words={failureMessage("sizes", query.error)} />}
      {query.isPending && <SkeletonText lines={3} />}
      {query.data?.length === 0 && (
        <p className="text-ink-2">
          <Trans>A size gives a product its price. A product without one cannot be asked for.</Trans>
        </p>
      )}
      {query.data && query.data.length > 0 && (
        <Table label={t`Sizes`}>
          <thead>
            <tr>
              <HeadCell>
                <Trans>Name</Trans>
              </HeadCell>
              <HeadCell>
                <Trans>Label</Trans>
              </HeadCell>
              <HeadCell numeric>
                <Trans>Price</Trans>
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {query.data.map((size) => (
              <TableRow key={size.id}>
                <RowHead>{size.name}</RowHead>
                <Cell>{size.label ?? "–"}</Cell>
                <Cell numeric>{shownPrice(size.price, locale)}</Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
