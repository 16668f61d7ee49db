import { useLingui } from "@lingui/react/macro";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import X from "lucide-react/icons/x";
import { catalogueTextLimits } from "#domain/catalogue/catalogue-limits.ts";
import { ProductPicture } from "../../../parts/catalogue/product-picture.tsx";
import { shownImage } from "../../../parts/catalogue/shown-image.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { MovableRow } from "../order/use-movable-rows.ts";
import type { PictureEntry } from "./picture-entries.ts";

interface PictureRowProps {
  readonly entry: PictureEntry;
  readonly row: MovableRow;
  readonly onChange: (alts: Partial<Pick<PictureEntry, "alt_en" | "alt_fr">>) => void;
  readonly onRemove: () => void;
}

/** A picture that can be moved, with its words in both languages. The focus goes with it. */
export function PictureRow(props: PictureRowProps) {
  const { entry, row, onChange, onRemove } = props;
  const { place, count, isDragged, move, handlers } = row;
  const { t } = useLingui();
  const number = place + 1;
  return (
    <li
      aria-label={t`Picture ${number}`}
      {...handlers}
      className={classNames(
        "flex flex-wrap items-center gap-3 rounded-md border border-line bg-card p-2",
        isDragged && "opacity-50",
      )}
    >
      <span draggable className="flex cursor-grab items-center gap-2">
        <Icon of={GripVertical} className="size-4 text-ink-2" />
        <ProductPicture
          image={shownImage({ picture: entry.picture, image_base64: entry.image })}
          alt=""
          sizes="64px"
          className="size-16 rounded-sm border border-line"
        />
      </span>
      <div className="order-last grid min-w-0 grow basis-full gap-2 sm:order-none sm:basis-56 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))]">
        <TextField
          label={t`Alt text ${number}, English`}
          lang="en"
          maxLength={catalogueTextLimits.alt}
          value={entry.alt_en}
          onChange={(event) => onChange({ alt_en: event.target.value })}
        />
        <TextField
          label={t`Alt text ${number}, French`}
          lang="fr"
          maxLength={catalogueTextLimits.alt}
          value={entry.alt_fr}
          onChange={(event) => onChange({ alt_fr: event.target.value })}
        />
      </div>
      <div className="flex max-sm:ml-auto">
        <IconButton
          icon={ArrowUp}
          size="sm"
          label={t`Move picture ${number} up`}
          aria-disabled={place === 0 || undefined}
          onClick={() => move(place - 1)}
        />
        <IconButton
          icon={ArrowDown}
          size="sm"
          label={t`Move picture ${number} down`}
          aria-disabled={number === count || undefined}
          onClick={() => move(number)}
        />
        <IconButton icon={X} size="sm" label={t`Remove picture ${number}`} onClick={onRemove} />
      </div>
    </li>
  );
}
