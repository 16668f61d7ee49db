import { expect, test } from "vitest";
import { firstSettings } from "../settings/shop-settings.ts";
import { hasOwnIdentity } from "./own-identity.ts";

const own = { street: "1 rue du Lac", phone: "04 72 00 00 00", email: "bonjour@sacs.example", claims: [] };

test.each([
  ["the example", {}, false],
  ["nothing of the example", own, true],
  ["the example's claims", { ...own, claims: firstSettings().claims }, false],
  ["the example's telephone", { ...own, phone: firstSettings().phone }, false],
])("a shop with %s has an identity of its own: %#", (_, given, isOwn) => {
  expect(hasOwnIdentity(firstSettings({ given }))).toBe(isOwn);
});
