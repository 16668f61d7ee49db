import { Trans, useLingui } from "@lingui/react/macro";
import { deleteProduct, deleteSize, restoreProduct, restoreSize } from "#contracts/catalogue/catalogue.ts";
import type { ReadProduct, ReadSize } from "../../api/reads/catalogue.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { translateMessage } from "../../words/say.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

interface DeleteDialogProps {
  readonly what: "deleteSize" | "deleteProduct";
  readonly name: string;
  readonly onDelete: () => Promise<unknown>;
  readonly onRestore: () => Promise<unknown>;
  readonly onClose: () => void;
}

const lists = ["sizes", "products"];

/** Asks before a size or a product leaves the shop; offers to undo it afterwards. */
function DeleteDialog({ what, name, onDelete, onRestore, onClose }: DeleteDialogProps) {
  const { t, i18n } = useLingui();
  const restoring = useStaffMutation({
    what,
    invalidates: lists,
    mutationFn: onRestore,
    onProblem: (words) => toast({ tone: "negative", text: translateMessage(i18n, words) }),
  });
  const deleting = useStaffMutation({
    what,
    invalidates: lists,
    mutationFn: onDelete,
    onSuccess: () => {
      onClose();
      toast({
        text: t`${name} is deleted.`,
        action: { label: t`Undo`, onAct: () => restoring.mutate(undefined) },
      });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Delete {name}?</Trans>}
      description={
        <Trans>It leaves the shop. Quotes keep what they were made with, and it can be restored.</Trans>
      }
      confirmLabel={t`Delete`}
      cancelLabel={t`Cancel`}
      busy={deleting.isPending}
      error={deleting.problem && translateMessage(i18n, deleting.problem)}
      onConfirm={() => deleting.mutate(undefined)}
    />
  );
}

interface DeleteProductDialogProps {
  readonly product: ReadProduct;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function DeleteProductDialog({ product, onClose, onDeleted }: DeleteProductDialogProps) {
  const params = { id: product.id };
  return (
    <DeleteDialog
      what="deleteProduct"
      name={product.name}
      onClose={onClose}
      onDelete={async () => {
        await doAsStaff(deleteProduct, { params }, { version: product.version });
        onDeleted?.();
      }}
      onRestore={() => doAsStaff(restoreProduct, { params })}
    />
  );
}

export function DeleteSizeDialog({ size, onClose }: { size: ReadSize; onClose: () => void }) {
  const params = { id: size.id };
  return (
    <DeleteDialog
      what="deleteSize"
      name={size.name}
      onClose={onClose}
      onDelete={() => doAsStaff(deleteSize, { params }, { version: size.version })}
      onRestore={() => doAsStaff(restoreSize, { params })}
    />
  );
}
