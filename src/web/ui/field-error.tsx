import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Why a value is refused; `id` is what the control's aria-describedby names. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
      <Icon of={CircleAlert} className="mt-[0.15em]" />
      <span>{children}</span>
    </p>
  );
}
