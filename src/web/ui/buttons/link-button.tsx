import { Link, type LinkProps } from "react-router";
import type { ButtonLook } from "./button-style.ts";
import { buttonStyle } from "./button-style.ts";

type LinkButtonProps = ButtonLook & Omit<LinkProps, "className">;

/** A link that looks like a button: it leads somewhere, it does not do something. */
export function LinkButton({ variant, size, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonStyle({ variant, size, className })}>
      <span className="inline-flex items-center gap-2">{children}</span>
    </Link>
  );
}
