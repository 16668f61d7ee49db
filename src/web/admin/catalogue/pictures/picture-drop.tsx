import { Trans } from "@lingui/react/macro";
import { type DragEvent, type ReactNode, useState } from "react";
import { useMay } from "../../allowed.tsx";
import { PictureFilesDialog } from "./picture-files-dialog.tsx";

/** Where pictures may be dropped: they are shown with the products that they are named after, and added by a button alone. */
export function PictureDrop({ children }: { children: ReactNode }) {
  const mayChange = useMay()("shop.manage");
  const [isOver, setOver] = useState(false);
  const [dropped, setDropped] = useState<readonly File[]>();
  const hover = (event: DragEvent) => {
    // A text or a link that is dragged is none of ours.
    if (!mayChange || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(event.type === "dragover");
    if (event.type === "drop") setDropped([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button of the same dialog stands above the list.
    <div className="relative" onDragOver={hover} onDragLeave={hover} onDrop={hover}>
      {children}
      {isOver && (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 z-10 grid place-items-center rounded-md border-2 border-ink border-dashed bg-paper/90 font-semibold"
        >
          <Trans>Drop the pictures here: each goes to the product that its file is named after.</Trans>
        </p>
      )}
      {dropped && <PictureFilesDialog dropped={dropped} onClose={() => setDropped(undefined)} />}
    </div>
  );
}
