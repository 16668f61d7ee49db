import { Trans, useLingui } from "@lingui/react/macro";
import Copy from "lucide-react/icons/copy";
import ExternalLink from "lucide-react/icons/external-link";
import Eye from "lucide-react/icons/eye";
import { useState } from "react";
import { useNavigate } from "react-router";
import { updateProduct } from "#contracts/catalogue/catalogue.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import type { ReadProduct } from "../../api/reads/catalogue.ts";
import { ProductPicture } from "../../parts/catalogue/product-picture.tsx";
import { shownImage } from "../../parts/catalogue/shown-image.ts";
import { useLeaveGuard } from "../../parts/forms/use-leave-guard.tsx";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { Allowed } from "../allowed.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { EditButtons } from "../records/edit-buttons.tsx";
import { Fact, Facts } from "../records/facts.tsx";
import { RecordHistory } from "../records/record-history.tsx";
import { RecordPage, useRecordId } from "../records/record-page.tsx";
import { RecordSection } from "../records/record-section.tsx";
import { useFormats } from "../use-formats.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { DeleteProductDialog } from "./delete-dialog.tsx";
import { DraftBadge } from "./draft-badge.tsx";
import { ProductPictures } from "./pictures/product-pictures.tsx";
import { ChangePricesButton } from "./prices/change-prices-button.tsx";
import { PrintAreas } from "./print-areas/print-areas.tsx";
import { ProductDialog } from "./product-dialog.tsx";
import { SizeTable } from "./size-table/size-table.tsx";
import { useCopyProduct } from "./use-copy-product.ts";
import { useProduct } from "./use-products.ts";

/** The page of a product: what the shop shows of it, its sizes and its history. */
export default function ProductPage() {
  const query = useProduct(useRecordId());
  const { day } = useFormats();
  const navigate = useNavigate();
  const copying = useCopyProduct();
  const publishing = usePublishProduct();
  const [dialog, setDialog] = useState<"edit" | "delete">();
  const close = () => setDialog(undefined);
  return (
    <>
      <RecordPage
        query={query}
        what="adminProducts"
        title={({ name }) => name}
        actions={(product) => (
          <>
            {product.draft ? (
              <Allowed to="shop.manage">
                <Button
                  busy={publishing.isPending}
                  onClick={() => publishing.mutate({ product, draft: false })}
                >
                  <Icon of={Eye} className="size-4" />
                  <Trans>Publish</Trans>
                </Button>
              </Allowed>
            ) : (
              <LinkButton to={paths.product(product.id)}>
                <Icon of={ExternalLink} className="size-4" />
                <Trans>See it in the shop</Trans>
              </LinkButton>
            )}
            <Allowed to="shop.manage">
              <Button busy={copying.isPending} onClick={() => copying.mutate(product.id)}>
                <Icon of={Copy} className="size-4" />
                <Trans>Copy</Trans>
              </Button>
            </Allowed>
            <EditButtons onEdit={() => setDialog("edit")} onDelete={() => setDialog("delete")} />
          </>
        )}
      >
        {(product) => (
          <div className="grid gap-x-8 gap-y-6 md:grid-cols-[2fr_1fr]">
            <div className="grid min-w-0 content-start gap-6">
              {product.draft && (
                <p>
                  <DraftBadge /> <Trans>The shop does not show it before you publish it.</Trans>
                </p>
              )}
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
              <Allowed to="shop.manage">
                <SavedApart product={product} />
              </Allowed>
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
          onDeleted={() => void navigate(officePaths.adminSection("Products"))}
        />
      )}
    </>
  );
}

/** What is saved apart from the product's form. */
function SavedApart({ product }: { product: ReadProduct }) {
  const [hasTypedSizes, setTypedSizes] = useState(false);
  const [hasTypedPictures, setTypedPictures] = useState(false);
  const [hasTypedAreas, setTypedAreas] = useState(false);
  return (
    <>
      <ProductPictures product={product} onDirty={setTypedPictures} />
      <PrintAreas product={product} onDirty={setTypedAreas} />
      <SizesOfProduct productId={product.id} onDirty={setTypedSizes} />
      {(hasTypedSizes || hasTypedPictures || hasTypedAreas) && <LeaveQuestion />}
    </>
  );
}

function SizesOfProduct({ productId, onDirty }: { productId: number; onDirty: (isDirty: boolean) => void }) {
  return (
    <RecordSection
      id="sizes-of-product"
      title={<Trans>Sizes</Trans>}
      action={<ChangePricesButton productId={productId} />}
    >
      <SizeTable productId={productId} onDirty={onDirty} />
    </RecordSection>
  );
}

/** Only while something is typed: the router asks one guard at a time, and the dialog of the product has its own. */
function LeaveQuestion() {
  return useLeaveGuard(true).question;
}

interface Publishing {
  readonly product: ReadProduct;
  readonly draft: boolean;
}

/** Puts a draft into the shop, or takes a product out of it again. */
function usePublishProduct() {
  const { t } = useLingui();
  return useStaffMutation({
    what: "saveProduct",
    invalidates: ["products", "sizes"],
    mutationFn: ({ product, draft }: Publishing) => {
      const form = { nom: product.name, draft, _method: "PUT" as const };
      return doAsStaff(updateProduct, { params: { id: product.id }, form }, { version: product.version });
    },
    onSuccess: (_, { draft }) =>
      toast({
        tone: "positive",
        text: draft ? t`The shop does not show the product any more.` : t`The product is in the shop.`,
      }),
    problemToast: true,
  });
}
