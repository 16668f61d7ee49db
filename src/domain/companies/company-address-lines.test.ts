import { expect, test } from "vitest";
import { companyAddressLines } from "./company-address-lines.ts";

const denver = { street: "1 Kraft St", city: "Denver", state: "CO", postal_code: "80202", country: "USA" };
const lyon = { street: "1 rue de la Paix", city: "Lyon", state: "", postal_code: "69002", country: "" };

test.each([
  [denver, ["1 Kraft St", "Denver, CO 80202", "USA"]],
  [lyon, ["1 rue de la Paix", "69002 Lyon"]],
])("the address in %o is written as there", (address, lines) => {
  expect(companyAddressLines(address)).toEqual(lines);
});
