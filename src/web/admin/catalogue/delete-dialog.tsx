import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { deleteProduct, deleteSize, restoreProduct, restoreSize } from "#contracts/catalogue/catalogue.ts";
import type { ReadProduct, ReadSize } from "../../api/reads/catalogue.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { DeleteDialog } from "../forms/delete-dialog.tsx";

interface DeleteProductDialogProps {
  readonly product: ReadProduct;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function DeleteProductDialog({ product, ...handlers }: DeleteProductDialogProps) {
  const params = { id: product.id };
  return (
    <DeleteFromCatalogue
      what="deleteProduct"
      name={product.name}
      onDelete={() => doAsStaff(deleteProduct, { params }, { version: product.version })}
      onRestore={() => doAsStaff(restoreProduct, { params })}
      {...handlers}
    />
  );
}

export function DeleteSizeDialog({ size, onClose }: { size: ReadSize; onClose: () => void }) {
  const params = { id: size.id };
  return (
    <DeleteFromCatalogue
      what="deleteSize"
      name={size.name}
      onClose={onClose}
      onDelete={() => doAsStaff(deleteSize, { params }, { version: size.version })}
      onRestore={() => doAsStaff(restoreSize, { params })}
    />
  );
}

type DeleteFromCatalogueProps = { readonly name: string } & Omit<
  ComponentProps<typeof DeleteDialog>,
  "invalidates" | "title" | "description" | "doneText"
>;

function DeleteFromCatalogue({ name, ...props }: DeleteFromCatalogueProps) {
  const { t } = useLingui();
  return (
    <DeleteDialog
      invalidates={["sizes", "products"]}
      title={<Trans>Delete {name}?</Trans>}
      description={
        <Trans>It leaves the shop. Quotes keep what they were made with, and it can be restored.</Trans>
      }
      doneText={t`${name} is deleted.`}
      {...props}
    />
  );
}
