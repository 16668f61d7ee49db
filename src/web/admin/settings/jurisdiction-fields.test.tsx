// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { openRendered } from "../../rendered.fixture.tsx";
import { type Jurisdiction, JurisdictionFields, type TypedTaxProfile } from "./jurisdiction-fields.tsx";

const profile: TypedTaxProfile = {
  ...{ name: "TVA", freight_taxable: true, setup_taxable: true, state: "", note: "" },
  jurisdictions: [{ name: "TVA", percent: "", reason: "" }],
};
let last: readonly Jurisdiction[] = [];

function Fields({ isFrench }: { isFrench: boolean }) {
  const form = useValidatedForm<TypedTaxProfile>({ defaultValues: profile, onSubmit: async () => undefined });
  last = form.values.jurisdictions;
  return (
    <JurisdictionFields
      rows={form.values.jurisdictions}
      form={form}
      isFrench={isFrench}
      error={undefined}
      onChange={(rows) => form.change("jurisdictions", rows)}
    />
  );
}

const open = (isFrench: boolean) =>
  openRendered("/", [{ index: true, Component: vi.fn(() => <Fields isFrench={isFrench} />) }]);
const reason = () => screen.queryByRole("combobox", { name: /Why there is no VAT/ });

test("FOUND-F6 in France a rate of 0 % asks for its reason, and no other rate does", async () => {
  const user = await open(true);
  const percent = await screen.findByRole("textbox", { name: /Rate in %/ });
  await user.type(percent, "20");
  expect(reason()).toBeNull();
  await user.clear(percent);
  await user.type(percent, "0");
  await user.selectOptions(
    reason() ?? percent,
    "Exempt from VAT, article 262 ter I of the French tax code (CGI).",
  );
  expect(last).toEqual([{ name: "TVA", percent: "0", reason: "intra-community" }]);
});

test("elsewhere a rate of 0 % is a rate of 0 %", async () => {
  const user = await open(false);
  await user.type(await screen.findByRole("textbox", { name: /Rate in %/ }), "0");
  expect(reason()).toBeNull();
});
