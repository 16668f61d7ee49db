import { useLingui } from "@lingui/react/macro";
import Copy from "lucide-react/icons/copy";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash";
import { Allowed } from "../allowed.tsx";
import { RowAction } from "../index/row-action.tsx";

interface EditActionsProps {
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onCopy?: () => void;
}

/** Edit and delete, of a product or a size; a product can also be copied. */
export function EditActions({ name, onEdit, onDelete, onCopy }: EditActionsProps) {
  const { t } = useLingui();
  return (
    <Allowed to="shop.manage">
      <div className="flex justify-end gap-0.5">
        <RowAction icon={Pencil} label={t`Edit ${name}`} onPress={onEdit} />
        {onCopy && <RowAction icon={Copy} label={t`Copy ${name}`} onPress={onCopy} />}
        <RowAction icon={Trash2} label={t`Delete ${name}`} onPress={onDelete} />
      </div>
    </Allowed>
  );
}
