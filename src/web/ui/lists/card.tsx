import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

interface CardProps extends ComponentProps<"div"> {
  as?: "div" | "section" | "article" | "li" | undefined;
  /** Without padding its pictures and tables reach the border. */
  flush?: boolean | undefined;
}

/** A sheet: one hairline, no shadow. */
export function Card({ as: Element = "div", flush = false, className, ...rest }: CardProps) {
  return (
    // The elements differ in name only; their attributes are those of any element.
    <Element
      {...(rest as object)}
      className={classNames(
        "rounded-lg border border-line bg-card",
        flush ? "overflow-clip" : "p-5 sm:p-6",
        className,
      )}
    />
  );
}
