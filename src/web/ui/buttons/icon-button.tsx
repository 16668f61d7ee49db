import type { LucideIcon } from "lucide-react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { Button, type ButtonProps } from "./button.tsx";

interface IconButtonProps extends Omit<ButtonProps, "children" | "busyText" | "aria-label"> {
  /** What the button does, in words; wrap it in a Tooltip where the icon alone may puzzle. */
  label: string;
  icon: LucideIcon;
}

const squares = { sm: "w-8 pointer-coarse:w-11", md: "w-control", lg: "w-13" };

/** A square button with an icon and a name. */
export function IconButton({
  label,
  icon,
  variant = "quiet",
  size = "md",
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      aria-label={label}
      variant={variant}
      size={size}
      className={classNames("shrink-0 px-0!", squares[size], className)}
    >
      <Icon of={icon} />
    </Button>
  );
}
