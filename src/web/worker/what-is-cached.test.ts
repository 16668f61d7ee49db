import { describe, expect, test } from "vitest";
import {
  isAnyPage,
  isCacheableCall,
  isCacheableFile,
  isCacheablePage,
  isCacheablePicture,
} from "./what-is-cached.ts";

const at = (path: string) => new URL(path, "https://shop.example");
const kept = (path: string) =>
  [isCacheablePage, isCacheableFile, isCacheablePicture, isCacheableCall].some((asks) => asks(at(path)));

test.each([
  "/",
  "/fr",
  "/products",
  "/products/7",
  "/en/details/7",
  "/devis",
  "/contact",
  "/assets/engine-1a2b.js",
  "/assets/root-1a.css",
  "/storage/pictures/tote-640.avif",
  "/api/products",
  "/api/products/7",
  "/api/sizes",
  "/api/pictures",
])("%s may be kept", (path) => expect(kept(path)).toBe(true));

describe("never kept", () => {
  test.each([
    "/admin",
    "/admin/quotes",
    "/client/login",
    "/client/dashboard/7",
    "/Client/Checkout/secret",
    "/Client/Payement/secret",
    "/client/dashboard/7/payment-success",
    "/checkout",
    "/payment-test",
    "/login",
    "/reset-password/secret",
    "/invitation/secret",
    "/confirm-address/secret",
    "/newsletter/unsubscribe/secret",
    "/products?search=me@home.example",
    "/products.data",
    "/api/quotes",
    "/api/quotes/7",
    "/api/users",
    "/api/products?page=2",
    "/api/products/7/history",
    "/api/dashboard",
    "/storage/logos/7.png",
    "/storage/pictures/../logos/7.png",
    "/sandbox/card",
    "/assets/engine.js?token=1",
  ])("%s", (path) => expect(kept(path)).toBe(false));
});

test("the offline page stands in for pages only, never for data or files", () => {
  for (const path of ["/", "/admin", "/client/login", "/anything"]) expect(isAnyPage(at(path))).toBe(true);
  for (const path of ["/api/quotes/1/pdf", "/storage/x.png", "/sandbox/approve", "/assets/x.js", "/healthz"])
    expect(isAnyPage(at(path))).toBe(false);
});
