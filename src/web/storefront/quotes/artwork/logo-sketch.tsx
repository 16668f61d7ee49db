import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { PrintArea } from "#domain/artwork/print-area.ts";
import { placesOfSketch, type Sketch, type SketchPlace } from "#domain/artwork/sketch.ts";
import { getProduct } from "../../../api/catalogue.ts";
import { readPrintAreas, readSketch, writeSketch } from "../../../parts/sketch/read-sketch.ts";
import { SketchStudio } from "../../../parts/sketch/sketch-studio.tsx";
import type { QuoteForm } from "../form/use-quote-form.ts";
import { takeHandedLogo } from "./handed-logo.ts";

/** The logo on the bag that is asked for, beside the questions: it follows their colours, and goes along with the request. */
export function LogoSketch({ form }: { form: QuoteForm }) {
  const { draft, logo, groups, change } = form;
  const takeHanded = useEffectEvent(async (name: string) => {
    const file = await takeHandedLogo(name);
    if (file) await form.chooseLogo(file);
  });
  const wanted = logo || draft.sketch === "" ? null : draft.logoName;
  useEffect(() => {
    if (wanted !== null) void takeHanded(wanted);
  }, [wanted]);

  const asked = groups.flatMap(({ product, sizes }) => {
    const size = sizes.find(({ id }) => Object.hasOwn(draft.units, id));
    return product && size ? [{ product: product.id, size: size.id }] : [];
  });
  const [first] = asked;
  const bag = asked.length === 1 ? first : undefined;
  const areas = usePrintAreas(bag?.product);
  const kept = useMemo(() => readSketch(draft.sketch), [draft.sketch]);
  const inks = draft.logoColors;
  const begun = kept?.product === bag?.product ? kept : undefined;
  const shown: Sketch | undefined = bag && {
    ...bag,
    dye: draft.productColors[0] ?? white,
    places: (begun?.places ?? []).map((place) => inInks(place, inks)),
  };
  const take = (sketch: Sketch) => {
    const places = areas && inks.length > 0 ? placesOfSketch(sketch, areas, inks.length) : draft.places;
    change({ sketch: writeSketch(sketch), places });
  };
  // What is asked beside it changed: the picture follows, and one of another product goes.
  const follow = useEffectEvent((text: string) => {
    if (draft.sketch === "" || asked.length === 0) return;
    if (!begun || !shown) change({ sketch: "" });
    else if (text !== draft.sketch) take(shown);
  });
  const text = shown ? writeSketch(shown) : "";
  useEffect(() => follow(text), [text]);

  if (!logo) return null;
  if (asked.length > 1)
    return (
      <p className="mt-6 text-sm text-ink-2">
        <Trans>You ask for several products: we draw your logo on each of them for the proof.</Trans>
      </p>
    );
  if (!shown || !areas || areas.length === 0) return null;
  return (
    <div className="mt-6">
      <SketchStudio
        key={shown.product}
        {...{ areas, file: form.preview ?? logo.file, fileName: "logo" }}
        sketch={shown}
        drawn={form.drawn}
        onChange={take}
      />
    </div>
  );
}

const white = "#FFFFFF";

/** A place in other inks. The first ones of their number are the file's own colours: each stays that one when it is changed. */
function inInks(place: SketchPlace, inks: readonly string[]): SketchPlace {
  if (inks.length < 2) return { ...place, inks, colours: undefined };
  return { ...place, inks, colours: place.colours?.length === inks.length ? place.colours : inks };
}

/** Where a product is printed; undefined until that is known. */
function usePrintAreas(productId: number | undefined): readonly PrintArea[] | undefined {
  const [known, setKnown] = useState<{ readonly id: number; readonly areas: readonly PrintArea[] }>();
  useEffect(() => {
    if (productId === undefined) return;
    let isLeft = false;
    getProduct(String(productId)).then(
      (product) => {
        if (!isLeft) setKnown({ id: productId, areas: readPrintAreas(product.print_areas) });
      },
      // A help, and no step of the form: without a network there is no picture.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [productId]);
  return known?.id === productId ? known?.areas : undefined;
}
