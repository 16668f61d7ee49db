import Plus from "lucide-react/icons/plus";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

interface DisclosureProps extends Omit<ComponentProps<"details">, "title"> {
  summary: ReactNode;
}

/** A line that opens: native, so it works before any script; give several the same `name` to open one at a time. */
export function Disclosure({ summary, children, className, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames("group border-b border-line", className)}>
      <summary className="flex list-none items-center justify-between gap-4 py-3.5 font-semibold">
        {summary}
        <Icon of={Plus} className="size-5 transition-transform group-open:rotate-45" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
