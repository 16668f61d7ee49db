// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { Outlet } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { plainListing } from "#domain/catalogue/listing-query.ts";
import { openRendered, scriptServer } from "../rendered.fixture.tsx";
import { Toaster } from "../ui/feedback/toaster.tsx";
import { catalogueQueries } from "./catalogue/catalogue-queries.ts";
import { listingInBrowser } from "./catalogue/listing/listing-in-browser.ts";
import ListingPage from "./catalogue/listing/listing-page.tsx";
import { productInBrowser } from "./catalogue/product/product-in-browser.ts";
import ProductPage from "./catalogue/product/product-page.tsx";
import { homeInBrowser } from "./home/home-in-browser.ts";
import HomePage from "./home/home-page.tsx";
import { devisInBrowser } from "./quotes/devis-in-browser.ts";
import DevisPage from "./quotes/devis-page.tsx";

/** How each failure of the catalogue's calls is worded, where the browser makes them. */

type Script = Parameters<typeof scriptServer>[0];

const product = { id: 5, name: "Tote" };
const catalogue: Script = {
  "GET /api/products": [product],
  "GET /api/products/{id}": { data: product },
  "GET /api/sizes": [{ id: 7, name: "Small", label: null, price: "0.14", product_id: 5 }],
};
const refusedWith = (status: number, body: object = { message: "It broke", code: "internal" }) =>
  Response.json(body, { status });

// What was read before is shown before anything is asked.
beforeEach(() => catalogueQueries.clear());

async function open(address: string, script: Script) {
  scriptServer({ ...catalogue, ...script });
  return await openRendered(address, [
    {
      Component: Shop,
      children: [
        { index: true, Component: HomePage, loader: homeInBrowser },
        { path: "products", Component: ListingPage, loader: () => listingInBrowser(plainListing) },
        {
          path: "products/:id",
          Component: ProductPage,
          loader: ({ params }) => productInBrowser(params.id ?? ""),
        },
        { path: "devis", Component: DevisPage, loader: () => devisInBrowser() },
      ],
    },
  ]);
}

function Shop() {
  return (
    <>
      <Outlet />
      <Toaster label="Messages" closeLabel="Close" />
    </>
  );
}

const tryAgain = () => screen.findByRole("button", { name: "Try Again" });

test.each([
  ["a refusal", refusedWith(500), "It broke"],
  ["no answer", "silence", "Error loading products."],
] as const)("home says what failed: %s", async (_, answer, words) => {
  await open("/", { "GET /api/products": answer });
  await screen.findByText(words);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Welcome to GREEN ECO");
  await tryAgain();
});

test.each(["/", "/products"])("without a product %s says so", async (address) => {
  await open(address, { "GET /api/products": { data: [] } });
  await screen.findByText("No Products Available");
  expect(screen.queryByRole("link", { name: "View All Products" })).toBeNull();
});

test.each([
  ["a refusal", refusedWith(500), "It broke"],
  ["a refusal without words", refusedWith(500, {}), "Failed to fetch data"],
  ["no answer", "silence", "Failed to fetch data"],
  ["no data", { data: null }, "No data received"],
  ["another shape", { data: "bags" }, "Incorrect product data format"],
] as const)("the listing says what failed: %s", async (_, answer, words) => {
  await open("/products", { "GET /api/products": answer });
  await screen.findByText("Oops! Something went wrong");
  expect(screen.getByRole("alert").textContent).toBe(words);
  await tryAgain();
});

test("the listing shows at once that it is loading", async () => {
  let answer = (_products: object) => {};
  const late = new Promise<object>((resolve) => {
    answer = resolve;
  });
  await open("/products", { "GET /api/products": late });
  await screen.findByText("Loading Amazing Products");
  answer([product]);
  await screen.findByRole("article");
});

test.each([
  ["a refused product", { "GET /api/products/{id}": refusedWith(500) }, "Product error: 500"],
  ["no answer", { "GET /api/products/{id}": "silence" }, "Error loading product."],
  ["no product in the answer", { "GET /api/products/{id}": {} }, "Product data not found"],
  ["a product refused as faulty", { "GET /api/products/{id}": refusedWith(422) }, "Product error: 422"],
  ["sizes in another shape", { "GET /api/sizes": { a: 1 } }, "Error loading product."],
  ["refused sizes", { "GET /api/sizes": refusedWith(503) }, "Sizes error: 503"],
] as const)("a product says what failed: %s", async (_, script, words) => {
  await open("/products/5", script);
  expect((await screen.findByRole("alert")).textContent).toBe(words);
  await tryAgain();
});

test("a product without sizes cannot be added", async () => {
  await open("/products/5", { "GET /api/sizes": [] });
  await screen.findByText("No sizes available");
  expect(screen.getByRole("button", { name: /^Select a Size/ })).toHaveProperty("disabled", true);
});

test("a size that has no price cannot be added", async () => {
  const size = { id: 7, name: "Small", label: null, price: "on request", product_id: 5 };
  const user = await open("/products/5", { "GET /api/sizes": [size] });
  await user.click(await screen.findByRole("button", { name: /^Add to Cart/ }));
  await screen.findByText("Failed to add item to cart. Please try again.");
  expect(localStorage.getItem("cartItems")).toBeNull();
});

test("a document instead of a picture is shown as a link (SPEC-2.8)", async () => {
  const document = { picture: null, image_base64: "documents/sheet.pdf" };
  await open("/products/5", { "GET /api/products/{id}": { data: { ...product, ...document } } });
  const link = await screen.findByRole("link", { name: "Open the document (PDF)" });
  expect(link.getAttribute("href")).toBe("/storage/documents/sheet.pdf");
  within(screen.getByTestId("viewer-stage")).getByRole("img");
});

test("the quote form: sizes that cannot be loaded say so, and Try Again asks anew, with what was typed", async () => {
  const user = await open("/devis", { "GET /api/sizes": "silence" });
  await screen.findByText("Unable to load sizes and products. Please try again later.");
  await user.click(screen.getByLabelText(/^Full name/i));
  await user.paste("Ann Miller");
  scriptServer(catalogue);
  await user.click(await tryAgain());
  await screen.findByRole("checkbox", { name: /^Small/ });
  expect(screen.getByLabelText(/^Full name/i)).toHaveProperty("value", "Ann Miller");
});

test("the quote form of a shop without sizes says so", async () => {
  await open("/devis", { "GET /api/sizes": [] });
  await screen.findByText("No sizes available");
});
