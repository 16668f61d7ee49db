import { useEffect, useMemo, useState } from "react";
import { logoPx } from "#domain/artwork/drawing/draw-sketch.ts";
import { inkLogo } from "#domain/artwork/drawing/ink-logo.ts";
import type { Raster } from "#domain/artwork/drawing/raster.ts";
import type { SketchPlace } from "#domain/artwork/sketch.ts";
import { type LoadedPicture, pictureOfAddress, pictureOfFile } from "./load-raster.ts";

/** The pixels of a picture: undefined until they are there, null where this browser cannot show it as one. */
function usePicture<Source>(
  source: Source | undefined,
  load: (source: Source) => Promise<LoadedPicture | undefined>,
) {
  const [known, setKnown] = useState<{ readonly source: Source; readonly picture: LoadedPicture | null }>();
  useEffect(() => {
    if (source === undefined) return;
    let isLeft = false;
    void load(source).then((picture) => {
      if (!isLeft) setKnown({ source, picture: picture ?? null });
    });
    return () => {
      isLeft = true;
    };
  }, [source, load]);
  return known && known.source === source ? known.picture : undefined;
}

/** A picture of the shop, by its address. */
export function useBagPicture(address: string | undefined): LoadedPicture | null | undefined {
  return usePicture(address, loadBag);
}

/** A file of this device, or the address of its picture. */
export function useLogoPicture(file: File | string | undefined): LoadedPicture | null | undefined {
  return usePicture(file, loadLogo);
}

const loadBag = (address: string) => pictureOfAddress(address);
const loadLogo = (file: File | string) =>
  typeof file === "string" ? pictureOfAddress(file, logoPx) : pictureOfFile(file, logoPx);

/** A logo as a place prints it; worked out anew only when its inks change. */
export function useInkedLogo(
  logo: Raster | null | undefined,
  place: SketchPlace | undefined,
): Raster | undefined {
  const [inks, colours] = [JSON.stringify(place?.inks ?? []), JSON.stringify(place?.colours ?? [])];
  const isWhiteLeftOut = place?.isWhiteLeftOut ?? false;
  return useMemo(() => {
    if (!logo) return undefined;
    return inkLogo(logo, { inks: JSON.parse(inks), colours: JSON.parse(colours), isWhiteLeftOut });
  }, [logo, inks, colours, isWhiteLeftOut]);
}
