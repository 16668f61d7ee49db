import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import { mmOfInch, sharpUpTo } from "#domain/artwork/artwork-report.ts";
import type { Raster } from "#domain/artwork/drawing/raster.ts";
import { type PrintArea, printAreaLimits } from "#domain/artwork/print-area.ts";
import { keptInside, type Sketch, type SketchPlace, widestMm } from "#domain/artwork/sketch.ts";
import { placeName } from "#domain/prices/print-places.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { say } from "../../words/say.ts";
import { BagCanvas } from "./bag-canvas.tsx";
import type { LoadedPicture } from "./load-raster.ts";
import { useBagPicture, useInkedLogo, useLogoPicture } from "./use-sketched-bag.ts";

interface SketchStudioProps {
  readonly areas: readonly PrintArea[];
  /** Of this device, or an address of its picture. */
  readonly file: File | string;
  /** As the description names it, `logo` or the id of a file. */
  readonly fileName: string;
  readonly sketch: Sketch;
  readonly onChange: (sketch: Sketch) => void;
  /** Further questions, such as the colour of the cloth. */
  readonly children?: ReactNode;
  readonly drawn?: RefObject<HTMLCanvasElement | null>;
}

/** A logo on a bag: moved, made larger and smaller, its white left out. What cannot be shown as a picture has words. */
export function SketchStudio({
  areas,
  file,
  fileName,
  sketch,
  onChange,
  children,
  drawn,
}: SketchStudioProps) {
  const { t, i18n } = useLingui();
  const [viewed, view] = useState(sketch.places[0]?.area ?? areas[0]?.id);
  const area = areas.find(({ id }) => id === viewed) ?? areas[0];
  const place = sketch.places.find((each) => each.area === area?.id);
  const [bag, logo] = [useBagPicture(area?.picture), useLogoPicture(file)];
  const inked = useInkedLogo(logo?.raster, place);

  const setPlace = (changed: SketchPlace) =>
    onChange({ ...sketch, places: [...sketch.places.filter((each) => each.area !== changed.area), changed] });
  const begin = useEffectEvent((picture: LoadedPicture) => {
    if (!area) return;
    if (sketch.places.length === 0) setPlace(firstPlace(area, fileName, picture));
    // Another file than the one that was placed may be higher.
    else if (place) setPlace(keptInside(place, area, picture.raster));
  });
  useEffect(() => {
    if (logo) begin(logo);
  }, [logo]);

  if (!area) return null;
  if (bag === null || logo === null)
    return (
      <p className="text-sm text-ink-2">
        <Trans>
          We cannot draw this file on the bag here. You see it on the proof, before anything is printed.
        </Trans>
      </p>
    );
  const isPrinted = place !== undefined;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <figure>
        {bag && logo ? (
          <BagCanvas
            bag={bag.raster}
            dye={sketch.dye}
            logos={inked && place ? [{ area, logo: inked, place }] : []}
            moved={isPrinted ? area : undefined}
            onMove={setPlace}
            drawn={drawn}
            label={t`Your logo on the bag. Arrow keys move it.`}
          />
        ) : (
          <div
            role="status"
            aria-label={t`Drawing your bag`}
            className="aspect-square rounded-lg bg-paper-2"
          />
        )}
        <figcaption className="mt-2 text-sm text-ink-2">
          <Trans>A sketch, not a proof. Drag the logo to move it.</Trans>
        </figcaption>
      </figure>
      <div className="grid content-start gap-5">
        {areas.length > 1 && (
          <RadioGroup
            name={`sketch-area-${fileName}`}
            label={t`Place`}
            value={area.id}
            onValueChange={view}
            options={areas.map(({ id, name }) => ({ value: id, label: say(i18n, placeName(name)) }))}
          />
        )}
        {areas.length > 1 && logo && (
          <Checkbox
            label={t`Print it here`}
            checked={isPrinted}
            disabled={isPrinted && sketch.places.length === 1}
            onChange={() =>
              isPrinted
                ? onChange({ ...sketch, places: sketch.places.filter((each) => each !== place) })
                : setPlace(firstPlace(area, fileName, logo))
            }
          />
        )}
        {children}
        {place && logo && (
          <>
            <WidthSlider area={area} logo={logo.raster} place={place} onChange={setPlace} />
            <Sharpness
              originalWidth={logo.originalWidth}
              {...{ area, place }}
              logo={logo.raster}
              onChange={setPlace}
            />
            {isOnWhite(logo.raster) && (
              <Switch
                label={t`Leave the white out`}
                checked={place.isWhiteLeftOut ?? false}
                onChange={(event) => setPlace({ ...place, isWhiteLeftOut: event.target.checked })}
              />
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** How much of the widest a logo is at first: as wide as it prints sharp, and not too small to be seen. */
const firstShares = { least: 0.35, most: 0.7 };

function firstPlace(area: PrintArea, file: string, { raster, originalWidth }: LoadedPicture): SketchPlace {
  const widest = widestMm(area, raster);
  const [least, most] = [firstShares.least * widest, firstShares.most * widest];
  const widthMm = Math.min(most, Math.max(least, sharpUpTo(originalWidth).good));
  const place = { area: area.id, file, widthMm, xMm: 0, yMm: 0, inks: [], isWhiteLeftOut: isOnWhite(raster) };
  return keptInside(place, area, raster);
}

/** Whether its corners are white and opaque, so that it would stand on the bag as a box. */
function isOnWhite({ width, height, data }: Raster): boolean {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  return corners.every((at) => [0, 1, 2, 3].every((part) => (data[at * 4 + part] ?? 0) > 240));
}

interface Sized {
  readonly area: PrintArea;
  readonly logo: Raster;
  readonly place: SketchPlace;
  readonly onChange: (place: SketchPlace) => void;
}

function WidthSlider({ area, logo, place, onChange }: Sized) {
  const { i18n } = useLingui();
  const id = useId();
  const inches = i18n.number(Math.round((place.widthMm / mmOfInch) * 10) / 10);
  const centimetres = i18n.number(Math.round(place.widthMm) / 10);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 flex justify-between text-sm font-semibold">
        <Trans>Width of the print</Trans>
        <span className="tabular font-normal">
          <Trans>
            {inches} in ({centimetres} cm)
          </Trans>
        </span>
      </label>
      <input
        id={id}
        type="range"
        min={printAreaLimits.leastMm}
        max={Math.floor(widestMm(area, logo))}
        value={Math.round(place.widthMm)}
        onChange={(event) =>
          onChange(keptInside({ ...place, widthMm: event.target.valueAsNumber }, area, logo))
        }
        className="h-8 w-full accent-ink"
      />
    </div>
  );
}

/** What this device can already say of the file: a picture of few pixels looks soft when it is printed large. */
function Sharpness({
  originalWidth,
  area,
  logo,
  place,
  onChange,
}: Sized & { readonly originalWidth: number }) {
  const { i18n } = useLingui();
  const { good } = sharpUpTo(originalWidth);
  if (place.widthMm <= good) return null;
  const [sharp, chosen] = [good, place.widthMm].map((mm) => i18n.number(Math.round(mm) / 10));
  return (
    <div role="status" className="grid justify-items-start gap-2 text-sm text-clay-ink">
      <p>
        <Trans>
          Sharp up to {sharp} cm; you chose {chosen} cm: it will look soft. Send the PDF or AI file, or print
          it smaller.
        </Trans>
      </p>
      {good >= printAreaLimits.leastMm && (
        <Button size="sm" onClick={() => onChange(keptInside({ ...place, widthMm: good }, area, logo))}>
          <Trans>Print it {sharp} cm wide</Trans>
        </Button>
      )}
    </div>
  );
}
