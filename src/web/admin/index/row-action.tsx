import type { LucideIcon } from "lucide-react";
import { IconButton } from "../../ui/buttons/icon-button.tsx";

interface RowActionProps {
  readonly icon: LucideIcon;
  /** What it does, and to which row. */
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly busy?: boolean;
}

/** What can be done to a row, next to it. */
export function RowAction({ icon, label, onPress, disabled = false, busy = false }: RowActionProps) {
  return (
    <IconButton
      icon={icon}
      size="sm"
      label={label}
      title={label}
      disabled={disabled}
      busy={busy}
      onClick={onPress}
    />
  );
}
