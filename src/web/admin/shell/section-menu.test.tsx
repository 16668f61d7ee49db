// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Role } from "#domain/accounts/roles.ts";
import { waitingKinds } from "#domain/today/waiting-item.ts";
import { openOffice } from "../office.fixture.tsx";

const none = Object.fromEntries(waitingKinds.map((kind) => [kind, 0]));
const person = (role: Role) => ({ id: 2, name: "Pia", email: "pia@example.com", role, language: null });

const openAs = async (role: Role, search: string) =>
  await openOffice(search, {
    "GET /api/me": { success: true, user: person(role) },
    "GET /api/today": { items: [], counts: { ...none, request: 3, message: 2 } },
  });

const menu = () => screen.getByRole("navigation", { name: "Sections" });
const namesIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const current = (place: HTMLElement) =>
  within(place)
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page")
    .map(({ textContent }) => textContent);

test("the menu has eight entries, and the six specified names under theirs", async () => {
  await openAs("owner", "?section=price-lists");
  await waitFor(() => expect(namesIn(menu())).toContain("Quotes3"));
  expect(namesIn(menu())).toEqual([
    ...["Today", "Overview & Analytics", "Quotes3", "Orders", "Clients2"],
    ...["Catalog", "Products", "Sizes", "Money", "Payments", "Mails", "Settings", "Admin Users"],
  ]);
  expect(current(menu())).toEqual(["Catalog"]);
  const tabs = screen.getByRole("navigation", { name: "Catalog" });
  expect([namesIn(tabs), current(tabs)]).toEqual([["Products", "Sizes", "Price lists"], ["Price lists"]]);
});

test("a specified name under its entry is the current place, where it is one", async () => {
  await openAs("owner", "?section=sizes");
  expect(current(menu())).toEqual(["Sizes"]);
});

test.each([
  ["production", "", "Production"],
  ["accounts", "", "What is owed"],
  ["sales", "", "Admin Dashboard"],
  ["production", "?section=dashboard", "Admin Dashboard"],
] as const)("%s begins at /admin%s with %s", async (role, search, heading) => {
  await openAs(role, search);
  expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeDefined();
});

test("a person with few rights has the entries of which he may see a part, and these parts alone", async () => {
  await openAs("production", "?section=account");
  const seen = ["Today", "Overview & Analytics", "Quotes3", "Orders", "Settings"];
  await waitFor(() => expect(namesIn(menu())).toEqual(seen));
  expect(screen.queryByRole("navigation", { name: "Settings" })).toBeNull();
});
