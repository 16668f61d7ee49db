import { Trans } from "@lingui/react/macro";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Allowed } from "../allowed.tsx";

interface EditButtonsProps {
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Delete and edit, on the page of a user or a product. */
export function EditButtons({ onEdit, onDelete }: EditButtonsProps) {
  return (
    <Allowed to="shop.manage">
      <Button onClick={onDelete}>
        <Icon of={Trash2} className="size-4" />
        <Trans>Delete</Trans>
      </Button>
      <Button variant="ink" onClick={onEdit}>
        <Icon of={Pencil} className="size-4" />
        <Trans>Edit</Trans>
      </Button>
    </Allowed>
  );
}
