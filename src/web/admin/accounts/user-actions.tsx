import { useLingui } from "@lingui/react/macro";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash";
import type { ReadUser } from "../../api/reads/users.ts";
import { RowAction } from "../index/row-action.tsx";

export interface UserRowActions {
  readonly onEdit: (user: ReadUser) => void;
  readonly onDelete: (user: ReadUser) => void;
}

export function UserActions({ user, onEdit, onDelete }: UserRowActions & { user: ReadUser }) {
  const { t } = useLingui();
  return (
    <div className="flex justify-end gap-0.5">
      <RowAction icon={Pencil} label={t`Edit ${user.name}`} onPress={() => onEdit(user)} />
      <RowAction icon={Trash2} label={t`Delete ${user.name}`} onPress={() => onDelete(user)} />
    </div>
  );
}
