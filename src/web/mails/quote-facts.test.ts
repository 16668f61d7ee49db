import { expect, test } from "vitest";
import { defaultShopFacts } from "#domain/shop/shop-facts.ts";
import { everyMail } from "./every-mail.fixture.ts";
import { renderMail } from "./render-mail.ts";

const setting = { facts: defaultShopFacts, publicUrl: "https://shop.example", isSandbox: true, own: null };
const link = "https://shop.example/Client/Checkout/a-token-of-this-delivery";
const { "quote-confirmed": confirmed } = everyMail;
const textOf = async (mail: typeof confirmed) =>
  (await renderMail(mail, { ...setting, locale: "en", link })).text;

test("FOUND-U2 the lines of a mail, its discount and its taxes lead to its total", async () => {
  const text = await textOf({
    ...{ ...confirmed, discountCents: 20_625, agreedCents: 524_256, totalCents: 500_000 },
    lines: [
      {
        ...{ kind: "product", name: "Bags L", units: 25_000, unitPriceE4: 1_650, amountCents: 404_250 },
        discount: { ppm: 20_000, cents: 8_250 },
      },
      { kind: "text", name: "As last year" },
      { kind: "freight", name: "To the door", freight: "estimate", amountCents: 42_000 },
      { kind: "freight", name: "To the fair", freight: "collect" },
      { kind: "freight", name: "To the shop", freight: "to-be-confirmed" },
    ],
    taxes: [{ name: "Boulder", ppm: 88_000, cents: 90_381 }],
  });
  for (const said of [
    ...[
      "25,000 units × $0.165 · Discount (2 %): −$82.50",
      "$4,042.50",
      "As last year",
      "To the door (estimated)",
      "$420.00",
    ],
    ...["on your carrier account", "to be confirmed", "−$206.25", "Boulder (8.8 %)", "$903.81"],
    ...["As agreed", "$5,242.56", "$5,000.00"],
  ])
    expect(text).toContain(said);
});

test("a mail of before names the sizes that were asked for, and the logo's fee", async () => {
  const lines = [{ product: "Market tote", size: "Large", units: 10_000, unitPriceE4: 1_400 }];
  const before = { ...confirmed, lines, isLogoRequired: true };
  const text = await textOf({ ...before, logoFeeCents: 4_500 });
  for (const said of ["Market tote, Large", "10,000 units × $0.14", "$1,400.00", "setup fee", "$45.00"])
    expect(text).toContain(said);
  expect(await textOf({ ...before, logoFeeCents: null })).toContain("to be confirmed");
});
