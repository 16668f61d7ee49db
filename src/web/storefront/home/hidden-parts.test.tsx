// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { Outlet, useLocation } from "react-router";
import { expect, test } from "vitest";
import { firstSettings } from "#domain/settings/shop-settings.ts";
import { type FrontPart, frontParts } from "#domain/shop/front-parts.ts";
import { defaultShopFacts, factsOf } from "#domain/shop/shop-facts.ts";
import { openRendered, scriptServer } from "../../rendered.fixture.tsx";
import { ShownFacts } from "../../words/use-locale.ts";
import { homeInBrowser } from "./home-in-browser.ts";
import HomePage from "./home-page.tsx";

/** What is read of each part, as the demo has it. */
const saidBy: Readonly<Record<FrontPart, string>> = {
  hero: "A bag is a poster that somebody chose to carry.",
  products: "Bags people keep",
  steps: "How a quote works",
  newsletter: "Stay in Touch",
  numbers: "until we reply to you",
  about: "We print bags that people keep.",
};

/** A shop whose front page goes without what its address names. */
function Shop() {
  const named = new Set(new URLSearchParams(useLocation().search).getAll("without"));
  const hidden = frontParts.filter((part) => named.has(part));
  const facts = factsOf({ ...firstSettings(), front_parts_hidden: hidden }, { isDemo: true });
  return (
    <ShownFacts value={facts}>
      <Outlet />
    </ShownFacts>
  );
}

async function openWithout(hidden: readonly FrontPart[]) {
  scriptServer({ "GET /api/products": [{ id: 5, name: "Tote" }], "GET /api/sizes": [] });
  await openRendered(`/?${new URLSearchParams(hidden.map((part) => ["without", part]))}`, [
    { Component: Shop, children: [{ index: true, Component: HomePage, loader: homeInBrowser }] },
  ]);
  await screen.findByRole("main");
  const isRead = (part: FrontPart) => screen.queryAllByText(saidBy[part], { exact: false }).length > 0;
  return frontParts.filter((part) => isRead(part));
}

test("the front page has all its parts, and says nothing of it, where none is off", async () => {
  expect(defaultShopFacts).not.toHaveProperty("hidden");
  expect(await openWithout([])).toEqual(frontParts);
});

test.each(frontParts)(
  "without the part %s the page keeps the others, one headline, and no way to it",
  async (part) => {
    expect(await openWithout([part])).toEqual(frontParts.filter((each) => each !== part));
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    const anchors = screen.getAllByRole("link").filter((link) => link.getAttribute("href")?.includes("#"));
    expect(anchors).toEqual([]);
  },
);
