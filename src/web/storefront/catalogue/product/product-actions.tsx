import { useLingui } from "@lingui/react/macro";
import Heart from "lucide-react/icons/heart";
import Share2 from "lucide-react/icons/share-2";
import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import { shownName } from "#domain/catalogue/shown-texts.ts";
import { favouritesStore, toggleFavourite } from "../../../parts/catalogue/favourites-store.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { useLocale } from "../../../words/use-locale.ts";

/** The favourite toggle, which stays on this device, and sharing. */
export function ProductActions({ product }: { product: ReadProduct }) {
  const { t } = useLingui();
  const locale = useLocale();
  const isFavourite = favouritesStore.use().includes(product.id);
  const share = async () => {
    const outcome = await sharePage(shownName(product, locale));
    if (outcome === "copied") toast({ text: t`Link copied to clipboard!`, tone: "positive" });
    if (outcome === "failed")
      toast({ text: t`The link could not be copied. It is in the address bar.`, tone: "negative" });
  };
  return (
    <div className="no-print absolute top-3 right-3 flex gap-2">
      <IconButton
        icon={Heart}
        variant="outline"
        label={t`Favourite`}
        aria-pressed={isFavourite}
        onClick={() => toggleFavourite(product.id)}
        className={`${floating} aria-pressed:text-clay aria-pressed:[&_svg]:fill-current`}
      />
      <IconButton
        icon={Share2}
        variant="outline"
        label={t`Share`}
        onClick={() => void share()}
        className={floating}
      />
    </div>
  );
}

const floating = "border-line! bg-card! hover:border-ink!";

/**
 * Shares the page by what the device offers, otherwise copies its link. Without TLS browsers have no clipboard to
 * ask for; there the old way of copying a selection still works.
 */
async function sharePage(title: string): Promise<"shared" | "copied" | "failed"> {
  const url = location.href;
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      // Who closed the device's own panel wants no second one.
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return copySelection(url) ? "copied" : "failed";
  }
}

function copySelection(text: string): boolean {
  const box = document.createElement("textarea");
  box.value = text;
  box.setAttribute("readonly", "");
  box.className = "sr-only";
  document.body.append(box);
  box.select();
  const isCopied = document.execCommand("copy");
  box.remove();
  return isCopied;
}
