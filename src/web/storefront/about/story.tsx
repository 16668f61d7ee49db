import { Trans } from "@lingui/react/macro";
import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import { ProductPicture } from "../../parts/catalogue/product-picture.tsx";

/** Where the shop comes from. */
export function Story({ picture }: { picture: ReadPicture | null }) {
  return (
    <section
      aria-labelledby="story"
      className="grid border-y border-ink lg:grid-cols-2 lg:[&>*]:min-h-[34rem]"
    >
      <div className="frame-start px-(--page-margin) py-14 sm:py-20 lg:pr-16">
        <h2 id="story">
          <Trans>Our Story</Trans>
        </h2>
        <div className="mt-6 grid max-w-[34rem] gap-4">
          <p>
            <Trans>
              It began with a complaint. A bookshop on our street had ordered two thousand bags; the handles
              tore in the first month, and the print came off on people's sleeves. They asked whether we could
              do better. We could, if we sewed the straps down with a crossed square, and if we ordered enough
              cloth at once to make it affordable.
            </Trans>
          </p>
          <p>
            <Trans>
              That is still the whole idea. One material, non-woven polypropylene, cut and sewn in many
              shapes. One craft, printing. And quantities that make a well-made bag cheap enough to give away.
            </Trans>
          </p>
          <p>
            <Trans>
              We sell to people who order for many: shops, caterers, trade fairs, schools, museums. They do
              not need a basket and a checkout. They need a price they can sign, so that is what we send: a
              quote, within a day, by a person.
            </Trans>
          </p>
        </div>
      </div>
      <ProductPicture
        image={picture ? { kind: "picture", picture } : { kind: "none" }}
        alt=""
        sizes="(width >= 64rem) 50vw, 100vw"
        isWhole
        className="aspect-square lg:aspect-auto"
      />
    </section>
  );
}
