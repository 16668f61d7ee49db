import { FileText } from "lucide-react";
import { BagMark } from "../../ui/bag-mark.tsx";
import { Icon } from "../../ui/icon.tsx";

interface PicturePlaceholderProps {
  alt: string;
  /** The product has a document instead of a picture (SPEC-2.8). */
  isDocument: boolean;
}

/** Stands where a picture is missing, broken, or a document. */
export function PicturePlaceholder({ alt, isDocument }: PicturePlaceholderProps) {
  const name = alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt };
  return (
    <span {...name} className="absolute inset-0 grid place-items-center text-kraft">
      <BagMark className="h-1/3 max-h-28" />
      {isDocument && (
        <span className="absolute right-3 bottom-3 inline-flex items-center gap-1 rounded-sm border border-edge bg-card px-1.5 py-0.5 text-sm text-ink">
          <Icon of={FileText} className="size-4" />
          PDF
        </span>
      )}
    </span>
  );
}
