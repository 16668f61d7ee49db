import { useEffect, useState } from "react";
import { fetchFile } from "../../api/fetch-file.ts";
import { useObjectAddress } from "../use-object-address.ts";

/**
 * Where the page shows the picture of a quote's sketch; undefined until it came, and without a quote to ask for; null where
 * it does not come.
 * @param bearer the token of who looks: staff, the client, or the holder of a link
 */
export function useSketchAddress(
  quoteId: number | undefined,
  bearer: string | null,
): string | null | undefined {
  const [picture, setPicture] = useState<Blob | null>();
  useEffect(() => {
    if (quoteId === undefined) return;
    let isLeft = false;
    fetchFile(`/api/quotes/${quoteId}/sketch/picture?width=800`, bearer).then(
      (file) => {
        if (!isLeft) setPicture(file);
      },
      // It is not drawn yet, or does not come: what stands in its place says enough.
      () => {
        if (!isLeft) setPicture(null);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [quoteId, bearer]);
  const address = useObjectAddress(picture ?? undefined);
  return picture === null ? null : address;
}
