import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { IconButton } from "./icon-button.tsx";

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  label: string;
  copiedLabel: string;
  /** Said where the browser does not let us copy. */
  failedLabel: string;
  className?: string | undefined;
}

const SHOWN_MS = 2000;

/** Copies a reference, an address, a link; says so by a tick and to readers. */
export function CopyButton({ text, label, copiedLabel, failedLabel, className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      // No permission, or a page without TLS, where there is no clipboard at all.
      setOutcome("failed");
    }
  };
  return (
    <span className={className}>
      <IconButton
        size="sm"
        icon={outcome === "copied" ? Check : outcome === "failed" ? X : Copy}
        label={label}
        onClick={() => void copy()}
      />
      <span role="status" className="sr-only">
        {outcome === "copied" && copiedLabel}
        {outcome === "failed" && failedLabel}
      </span>
    </span>
  );
}
