import { addressLines } from "#domain/shop/shop-address.ts";
import { useRootData } from "../../words/use-locale.ts";

/** The shop's address, each line ended. */
export function AddressLines() {
  return addressLines(useRootData().facts).map((line) => (
    <span key={line}>
      {line}
      <br />
    </span>
  ));
}
