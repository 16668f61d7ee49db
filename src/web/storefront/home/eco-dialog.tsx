import { useLingui } from "@lingui/react/macro";
import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import { ProductPicture } from "../../parts/catalogue/product-picture.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { EcoFacts } from "./eco-facts.tsx";
import type { EcoPromise } from "./eco-promises.ts";

interface EcoDialogProps {
  promise: EcoPromise;
  picture: ReadPicture | undefined;
  onClose: () => void;
}

/** The modal of a promise: image, description, key benefits, stats, and an X. */
export function EcoDialog({ promise, picture, onClose }: EcoDialogProps) {
  const { t, i18n } = useLingui();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={i18n._(promise.title)}
      closeLabel={t`Close`}
      size="lg"
    >
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-8">
        <ProductPicture
          image={picture ? { kind: "picture", picture } : { kind: "none" }}
          alt=""
          sizes="(width >= 40rem) 26rem, 90vw"
          className="aspect-[4/3] rounded-md sm:aspect-auto sm:min-h-88"
        />
        <div>
          <EcoFacts promise={promise} />
        </div>
      </div>
    </Dialog>
  );
}
