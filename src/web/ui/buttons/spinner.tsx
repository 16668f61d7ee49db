import LoaderCircle from "lucide-react/icons/loader-circle";
import { Icon } from "../icon.tsx";

interface SpinnerProps {
  /** What is being waited for; left out where words beside it say so. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A wait without a known end. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label === undefined ? undefined : "status"} className={className}>
      <Icon of={LoaderCircle} className="animate-spin" />
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
