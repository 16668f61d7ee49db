import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { createProduct, updateProduct } from "#contracts/catalogue/catalogue.ts";
import {
  productDescriptionRule,
  productDetailRule,
  productNameRule,
} from "#domain/catalogue/catalogue-rules.ts";
import { type ReadProduct, readProduct } from "../../api/reads/catalogue.ts";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { ProductFields } from "./product-fields.tsx";
import { type ProductValues, productBody, productValues } from "./product-values.ts";
import { SizeTable } from "./size-table/size-table.tsx";

interface ProductDialogProps {
  /** The product to change; without it a new one. */
  readonly product?: ReadProduct | undefined;
  /** Its sizes below the form, where the page shows none. */
  readonly withSizes?: boolean;
  readonly onClose: () => void;
}

/** Adds or changes a product; a blank image keeps the current one. */
export function ProductDialog({ product, withSizes = false, onClose }: ProductDialogProps) {
  const { t } = useLingui();
  const [sent, setSent] = useState(0);
  const [hasTypedSizes, setTypedSizes] = useState(false);
  const saving = useStaffMutation({
    what: "saveProduct",
    invalidates: ["products"],
    row: readProduct,
    mutationFn: (values: ProductValues, fresh) => {
      const form = productBody(values);
      const files = { image: values.image, image_details: values.image_details };
      setSent(0);
      if (!product) return doAsStaff(createProduct, { form, files }, { onProgress: setSent });
      const changed = { params: { id: product.id }, form: { ...form, _method: "PUT" as const }, files };
      return doAsStaff(updateProduct, changed, {
        version: (fresh ?? product).version,
        onProgress: setSent,
      });
    },
    onSuccess: () => {
      onClose();
      toast({ tone: "positive", text: t`The product is saved.` });
    },
  });
  const { fresh } = saving;
  const form = useStaffForm<ProductValues>(saving, {
    defaultValues: productValues(product),
    rules: ({ nom, description, name_fr, description_fr }) => ({
      nom: productNameRule(nom),
      description: productDescriptionRule(description),
      name_fr: productDetailRule(name_fr),
      description_fr: productDescriptionRule(description_fr),
    }),
    showsFirst: true,
  });
  const { image, image_details } = form.values;
  const hasFile = image !== undefined || image_details !== undefined;
  return (
    <FormDialog
      id="product"
      size="lg"
      title={product ? <Trans>Edit Product</Trans> : <Trans>Add Product</Trans>}
      submitLabel={<Trans>Save</Trans>}
      form={form}
      conflict={
        fresh && {
          of: { subject: "product", id: fresh.id },
          differences: [
            { label: <Trans>Name</Trans>, now: fresh.name },
            { label: <Trans>Description</Trans>, now: fresh.description ?? "" },
          ],
        }
      }
      isDirty={(form.isDirty && !saving.isSuccess) || hasTypedSizes}
      aside={withSizes && product && <SizesOfDialog productId={product.id} onDirty={setTypedSizes} />}
      progress={
        saving.isPending &&
        hasFile && (
          <ProgressBar
            label={<Trans>Sending the pictures</Trans>}
            value={sent}
            valueText={`${Math.round(sent * 100)} %`}
            className="mb-1 basis-full"
          />
        )
      }
      onClose={onClose}
    >
      <ProductFields form={form} hasImage={product?.image_base64 != null} />
    </FormDialog>
  );
}

/** Below the form, because each row is saved by itself. */
function SizesOfDialog({ productId, onDirty }: { productId: number; onDirty: (isDirty: boolean) => void }) {
  return (
    <section aria-labelledby="sizes-of-dialog" className="mt-6 border-t border-line pt-4">
      <h3 id="sizes-of-dialog" className="text-base">
        <Trans>Sizes and prices</Trans>
      </h3>
      <p className="mb-3 text-sm text-ink-2">
        <Trans>Each row is saved by itself: press Enter.</Trans>
      </p>
      <SizeTable productId={productId} onDirty={onDirty} />
    </section>
  );
}
