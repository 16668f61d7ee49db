// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { confirmation, fill, main, openDialog, press } from "./mutation-refusals.fixture.ts";
import { openSection } from "./office.fixture.tsx";

// Every sentence of the server stands under its field; what belongs to no field of the form, with the form's message.

const refused = (status: number, errors: object) =>
  Response.json({ message: "Champs invalides", errors }, { status });
const atField = (name: string, description: RegExp) => screen.findByRole("textbox", { name, description });
const created_at = "2026-03-02T16:00:00.000Z";
const user = { id: 5, name: "Sten Staffer", email: "sten@example.com", telephone: "303-555-0123" };

test("add and edit user: the message, plus each server field error", async () => {
  const { user: reader } = await openSection("users", {
    "GET /api/users": { users: [{ ...user, is_admin: 0, isAdmin: 0, version: 1, created_at }] },
    "POST /api/users": refused(422, {
      email: ["Adresse déjà prise"],
      telephone: ["Tel invalide", "Tel deux"],
      foo: ["Foo faute"],
    }),
    "PUT /api/users/{id}": refused(500, { name: ["Nom un", "Nom deux"], foo: ["Foo faute"] }),
  });
  const expectMessage = () =>
    expect(within(openDialog()).getByRole("alert").textContent).toMatch(/Champs invalides.*Foo faute/s);
  await press(main, "Add User")(reader);
  await fill(reader, "Name", "Ann Miller");
  await fill(reader, "Email", "ann@example.com");
  await fill(reader, "Telephone", "303");
  await fill(reader, "Password", "bags for ann");
  await fill(reader, "Password confirmation", "bags for ann");
  await press(openDialog, "Add User")(reader);
  await atField("Email", /Adresse déjà prise/);
  await atField("Telephone", /Tel invalide.*Tel deux/s);
  expectMessage();
  await press(openDialog, "Cancel")(reader);
  await press(confirmation, /Discard|Leave|Close without/)(reader);
  await press(main, /^Edit/)(reader);
  await press(openDialog, "Save")(reader);
  await atField("Name", /Nom un.*Nom deux/s);
  expectMessage();
});

test("a size: every sentence", async () => {
  const { user: reader } = await openSection("sizes", {
    "GET /api/products": { data: [{ id: 5, name: "Tote", nom: "Tote", version: 1, created_at }] },
    "GET /api/sizes": { data: [] },
    "POST /api/sizes": refused(422, { name: ["Nom pris", "Nom deux"], foo: ["Foo faute"] }),
  });
  await press(main, "Add Size")(reader);
  await fill(reader, "Name", "Small");
  await fill(reader, "Price ($)", "0.14");
  await press(openDialog, "Save")(reader);
  await atField("Name", /Nom pris.*Nom deux/s);
  expect(within(openDialog()).getByRole("alert").textContent).toBe("Foo faute");
});
