import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";

/** Why a value is refused, a line for each reason; `id` is what the control's aria-describedby names. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
      <Icon of={CircleAlert} className="mt-[0.15em]" />
      <span>{Array.isArray(children) ? <Lines of={children} /> : children}</span>
    </p>
  );
}

function Lines({ of: lines }: { of: readonly ReactNode[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their order, and two may say the same.
    <span key={index} className="block">
      {line}
    </span>
  ));
}
