import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { createProduct, updateProduct } from "#contracts/catalogue.ts";
import {
  productDescriptionRule,
  productDetailRule,
  productNameRule,
} from "#domain/catalogue/catalogue-rules.ts";
import { type ReadProduct, readProduct } from "../../api/reads/catalogue.ts";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { toast } from "../../ui/toast.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { ConflictNotice, FormProblem } from "../forms/form-problem.tsx";
import { GuardedDialog } from "../forms/guarded-dialog.tsx";
import { useForm } from "../forms/use-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { ProductFields, type ProductFiles } from "./product-fields.tsx";
import { type ProductValues, productBody, productValues } from "./product-values.ts";

interface ProductDialogProps {
  /** The product to change; without it a new one. */
  readonly product?: ReadProduct | undefined;
  readonly onClose: () => void;
}

/** Adds or changes a product; a blank image keeps the current one (SPEC-0.21). */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const { t } = useLingui();
  const [files, setFiles] = useState<ProductFiles>({});
  const [sent, setSent] = useState(0);
  const saving = useStaffMutation({
    what: "saveProduct",
    invalidates: ["products"],
    row: readProduct,
    mutationFn: (values: ProductValues, fresh) => {
      const form = productBody(values);
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
  const form = useForm({
    initial: productValues(product),
    check: ({ nom, description, name_fr, description_fr }) => ({
      nom: productNameRule(nom),
      description: productDescriptionRule(description),
      name_fr: productDetailRule(name_fr),
      description_fr: productDescriptionRule(description_fr),
    }),
    refused: saving.fieldErrors,
    onSubmit: saving.mutate,
    otherFields: ["image", "image_details"],
    showsFirst: true,
  });
  const shown = { ...form.values, image: undefined, image_details: undefined };
  const isFieldProblem = Object.keys(saving.fieldErrors).some((name) => name in shown);
  const hasFile = files.image !== undefined || files.image_details !== undefined;
  return (
    <GuardedDialog
      title={product ? <Trans>Edit Product</Trans> : <Trans>Add Product</Trans>}
      isDirty={(form.isDirty || hasFile) && !saving.isSuccess}
      onClose={onClose}
      footer={(close) => (
        <>
          {saving.isPending && hasFile && (
            <ProgressBar
              label={<Trans>Sending the pictures</Trans>}
              value={sent}
              valueText={`${Math.round(sent * 100)} %`}
              className="mb-1 basis-full"
            />
          )}
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="ink" type="submit" form="product" busy={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </>
      )}
    >
      {fresh ? (
        <ConflictNotice
          differences={[
            { label: <Trans>Name</Trans>, now: fresh.name },
            { label: <Trans>Description</Trans>, now: fresh.description ?? "" },
          ]}
        />
      ) : (
        <FormProblem problem={isFieldProblem ? undefined : saving.problem} elsewhere={form.elsewhere} />
      )}
      <form id="product" noValidate onSubmit={form.submit} className="grid gap-4">
        <ProductFields
          values={form.values}
          errors={form.errors}
          hasImage={product?.image_base64 != null}
          onChange={form.setValues}
          onFiles={(chosen) => {
            setFiles({ ...files, ...chosen });
            // A new file is another try: what was said of the old one goes.
            form.setValues({ ...form.values });
          }}
        />
      </form>
    </GuardedDialog>
  );
}
