import { mailtoOf } from "#domain/text/mailto.ts";
import { useRootData } from "../../words/use-locale.ts";

/** E-mail and postal address of the shop, at the end of each legal text. */
export function ShopAddress() {
  const { facts } = useRootData();
  return (
    <address className="not-italic">
      {facts.name}
      <br />
      {facts.street}
      <br />
      {facts.city}, {facts.region} {facts.postalCode}, {facts.country}
      <br />
      <a className="link" href={mailtoOf(facts.email)}>
        {facts.email}
      </a>
    </address>
  );
}
