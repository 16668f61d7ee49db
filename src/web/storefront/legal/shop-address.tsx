import { addressLines, joined } from "#domain/shop/shop-address.ts";
import { mailtoOf } from "#domain/text/mailto.ts";
import { useRootData } from "../../words/use-locale.ts";

/** E-mail and postal address of the shop, at the end of each legal text. */
export function ShopAddress() {
  const { facts } = useRootData();
  const [street = "", town = ""] = addressLines(facts);
  return (
    <address className="not-italic">
      {facts.name}
      <br />
      {street}
      <br />
      {joined(", ", town, facts.country)}
      <br />
      <a className="link" href={mailtoOf(facts.email)}>
        {facts.email}
      </a>
    </address>
  );
}
