import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { createProduct, updateProduct } from "#contracts/catalogue.ts";
import {
  productDescriptionRule,
  productDetailRule,
  productNameRule,
} from "#domain/catalogue/catalogue-rules.ts";
import { type ReadProduct, readProduct } from "../../api/reads/catalogue.ts";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { ProductFields } from "./product-fields.tsx";
import { type ProductValues, productBody, productValues } from "./product-values.ts";

interface ProductDialogProps {
  /** The product to change; without it a new one. */
  readonly product?: ReadProduct | undefined;
  readonly onClose: () => void;
}

/** Adds or changes a product; a blank image keeps the current one. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const { t } = useLingui();
  const [sent, setSent] = useState(0);
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
  const form = useValidatedForm<ProductValues>({
    defaultValues: productValues(product),
    rules: ({ nom, description, name_fr, description_fr }) => ({
      nom: productNameRule(nom),
      description: productDescriptionRule(description),
      name_fr: productDetailRule(name_fr),
      description_fr: productDescriptionRule(description_fr),
    }),
    fieldErrors: saving.fieldErrors,
    onSubmit: saving.mutate,
    showsFirst: true,
  });
  const { image, image_details } = form.values;
  const hasFile = image !== undefined || image_details !== undefined;
  return (
    <FormDialog
      id="product"
      title={product ? <Trans>Edit Product</Trans> : <Trans>Add Product</Trans>}
      submitLabel={<Trans>Save</Trans>}
      isPending={saving.isPending}
      problem={form.isRefusedAtField ? undefined : saving.problem}
      elsewhere={form.elsewhere}
      conflict={
        fresh && [
          { label: <Trans>Name</Trans>, now: fresh.name },
          { label: <Trans>Description</Trans>, now: fresh.description ?? "" },
        ]
      }
      isDirty={form.isDirty && !saving.isSuccess}
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
      onSubmit={form.submit}
      onClose={onClose}
    >
      <ProductFields form={form} hasImage={product?.image_base64 != null} />
    </FormDialog>
  );
}
