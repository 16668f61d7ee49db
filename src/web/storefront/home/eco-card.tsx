import { useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { type MouseEvent, useRef } from "react";
import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import { ProductPicture } from "../../parts/catalogue/product-picture.tsx";
import { Icon } from "../../ui/icon.tsx";
import { EcoFacts } from "./eco-facts.tsx";
import type { EcoPromise } from "./eco-promises.ts";

interface EcoCardProps {
  promise: EcoPromise;
  number: number;
  picture: ReadPicture | undefined;
  /** Rejects when the modal cannot be loaded. */
  onOpen: () => Promise<void>;
  /** The pointer is on its way: time to load the modal. */
  onNear: () => void;
}

/** A tile that opens its modal. Without the modal (no script, no network) it opens in place. */
export function EcoCard({ promise, number, picture, onOpen, onNear }: EcoCardProps) {
  const { i18n } = useLingui();
  const details = useRef<HTMLDetailsElement>(null);
  const open = (event: MouseEvent) => {
    if (details.current?.open) return;
    event.preventDefault();
    onOpen().catch(() => {
      if (details.current) details.current.open = true;
    });
  };
  return (
    <details
      ref={details}
      className="group relative h-full overflow-clip rounded-lg border border-line bg-card transition-colors hover:border-ink"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
      <summary
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={onNear}
        className="list-none outline-offset-[-2px] max-sm:grid max-sm:grid-cols-[42%_minmax(0,1fr)]"
      >
        <ProductPicture
          image={picture ? { kind: "picture", picture } : { kind: "none" }}
          alt=""
          sizes="(width >= 80rem) 22vw, (width >= 40rem) 45vw, 180px"
          className="aspect-[4/3] max-sm:self-center"
        />
        <span className="flex min-w-0 items-end justify-between gap-3 p-4 sm:p-5">
          <span className="min-w-0">
            <span aria-hidden="true" className="tabular mb-2 block sm:mb-6 text-sm text-ink-2">
              0{number}
            </span>
            <span className="display block text-lg leading-tight hyphens-auto sm:text-xl sm:leading-tight">
              {i18n._(promise.title)}
            </span>
          </span>
          <Icon of={Plus} className="size-6 shrink-0 transition-transform group-open:rotate-45" />
        </span>
      </summary>
      <div className="px-5 pb-6">
        <EcoFacts promise={promise} />
      </div>
    </details>
  );
}
