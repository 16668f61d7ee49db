import { useLingui } from "@lingui/react/macro";
import { Pencil, Trash2 } from "lucide-react";
import { Allowed } from "../allowed.tsx";
import { RowAction } from "../index/row-action.tsx";

interface EditActionsProps {
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Edit and delete, of a product or a size. */
export function EditActions({ name, onEdit, onDelete }: EditActionsProps) {
  const { t } = useLingui();
  return (
    <Allowed to="shop.manage">
      <div className="flex justify-end gap-0.5">
        <RowAction icon={Pencil} label={t`Edit ${name}`} onPress={onEdit} />
        <RowAction icon={Trash2} label={t`Delete ${name}`} onPress={onDelete} />
      </div>
    </Allowed>
  );
}
