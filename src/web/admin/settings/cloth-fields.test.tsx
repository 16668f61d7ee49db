// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { firstSettings, type ShopSettings } from "#domain/settings/shop-settings.ts";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { openRendered } from "../../rendered.fixture.tsx";
import { ClothPreview, ColourFields, MaterialFields } from "./cloth-fields.tsx";
import { readValues, rulesOf, type SettingFormValues, valuesOf } from "./setting-values.ts";

let last: ShopSettings = firstSettings();

function Fields() {
  const form = useValidatedForm<SettingFormValues>({
    defaultValues: valuesOf(firstSettings()),
    rules: rulesOf(["cloth_colours", "cloths"]),
    onSubmit: async () => undefined,
  });
  last = readValues(form.values);
  return (
    <form onSubmit={form.submit}>
      <ColourFields label="Colors that are in stock" form={form} />
      <MaterialFields label="Names of the materials" form={form} />
      <button type="submit">Save</button>
      <ClothPreview {...last} />
    </form>
  );
}

const open = () => openRendered("/", [{ index: true, Component: Fields }]);
const field = (name: string) => screen.getByRole("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });
const names = () => last.cloth_colours.map(({ en }) => en);

test("colours are renamed, moved, taken away, added and put back, and shown as they will be chosen", async () => {
  const user = await open();
  await user.clear(field("English name (2)"));
  await user.type(field("English name (2)"), "Ecru");
  await user.click(button("Move Ecru up"));
  await user.click(button("Remove Kraft"));
  expect(names()).toEqual(["Ecru", "White", "Mustard", "Clay", "Forest", "Navy", "Charcoal"]);
  await user.click(button("Add a color"));
  await user.clear(field("Code of color 8"));
  await user.type(field("Code of color 8"), "#b4633a");
  await user.type(field("French name (8)"), "Cuivre");
  expect(last.cloth_colours.at(-1)).toEqual({ code: "#B4633A", en: "", fr: "Cuivre" });
  expect(within(screen.getAllByRole("list").at(-1) ?? document.body).getByText("Cuivre")).toBeDefined();
  await user.click(button("Put back the original colors"));
  expect(last.cloth_colours).toEqual(firstSettings().cloth_colours);
});

test("two colours of one code are refused where they stand, and a material needs a name", async () => {
  const user = await open();
  await user.clear(field("Code of color 1"));
  await user.type(field("Code of color 1"), "#e5dac1");
  await user.click(button("Add a material"));
  await user.click(button("Save"));
  expect(await screen.findByText(/each with a code of its own/)).toBeDefined();
  expect(screen.getByText(/at most 24 materials/)).toBeDefined();
  expect(screen.getAllByText("Twice")).toHaveLength(2);
  const [, material = field("none")] = screen.getAllByRole("textbox", { name: "French name (1)" });
  await user.type(material, "Coton bio");
  expect(last.cloths).toEqual([{ en: "", fr: "Coton bio" }]);
});
