import { unitPriceE4 } from "#domain/money/unit-price.ts";
import type { Examples } from "../ui/examples.ts";
import { PasswordField } from "./accounts/password-field.tsx";
import { EmptyCart } from "./cart/cart-panel.tsx";
import { ProductCard } from "./catalogue/product-card.tsx";
import { Rating } from "./catalogue/rating.tsx";
import { NewsletterForm } from "./newsletter/newsletter-form.tsx";
import { TestNotice } from "./payments/test-notice.tsx";
import { FabricSwatch } from "./quotes/fabric-swatch.tsx";
import { HowItWorks } from "./quotes/how-it-works.tsx";
import { TryAgain } from "./shop/try-again.tsx";

const tote = {
  id: 1,
  name: "Market Tote",
  name_fr: "Cabas marché",
  image: { kind: "none" },
  startingPrice: unitPriceE4(1_700),
  sizeCount: 3,
  dispo: 1,
  created_at: null,
} as const;

export const examples: Examples = {
  "ProductCard, without its picture": () => (
    <div className="max-w-80">
      <ProductCard product={tote} sizes="20rem" />
    </div>
  ),
  "ProductCard, with one that does not come": () => (
    <div className="max-w-80">
      <ProductCard product={{ ...tote, image: { kind: "address", src: "/none.jpg" } }} sizes="20rem" />
    </div>
  ),
  Rating: () => <Rating />,
  EmptyCart: () => <EmptyCart />,
  FabricSwatch: () => (
    <p className="flex gap-3">
      {["#2B5B3E", "#FFFFFF", "#B8E45C"].map((code) => (
        <FabricSwatch key={code} code={code} className="size-12" />
      ))}
    </p>
  ),
  HowItWorks: () => <HowItWorks />,
  "PasswordField, refused": () => (
    <PasswordField id="password" label="Password" error="At least 10 characters" autoComplete="off" />
  ),
  TryAgain: () => <TryAgain />,
  NewsletterForm: () => <NewsletterForm />,
  TestNotice: () => <TestNotice />,
};
