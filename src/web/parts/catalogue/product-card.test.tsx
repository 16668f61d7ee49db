import { expect, test } from "vitest";
import { unitPriceE4 } from "#domain/money/unit-price.ts";
import { defaultShopFacts } from "#domain/shop/shop-facts.ts";
import { ShownFacts } from "../../words/use-locale.ts";
import { everyMessage, pageMarkup } from "../page-markup.fixture.tsx";
import { ProductCard } from "./product-card.tsx";
import { shownImage } from "./shown-image.ts";

const product = {
  ...{ id: 1, name: "Festival cup", startingPrice: unitPriceE4(3_000), sizeCount: 1 },
  ...{ image: shownImage({ image_base64: null, picture: null }), dispo: null, created_at: null },
};

test.each([true, false])(
  "SPEC-3.25 a card says Eco where the ready claims are shown: %s",
  async (areReadyClaimsShown) => {
    const facts = { ...defaultShopFacts, areReadyClaimsShown };
    const card = (
      <ShownFacts value={facts}>
        <ProductCard product={product} sizes="20rem" />
      </ShownFacts>
    );
    const markup = pageMarkup(card, { locale: "en", messages: await everyMessage("en") });
    expect(markup).toContain("Festival cup");
    expect(markup.includes(">Eco<")).toBe(areReadyClaimsShown);
  },
);
