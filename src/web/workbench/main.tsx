import "./workbench.css";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { intlLocale } from "#domain/language/language.ts";
import { defaultShopFacts } from "#domain/shop/shop-facts.ts";
import { loadCatalog } from "../words/load-catalog.ts";
import { htmlLang } from "../words/wording.ts";
import { Bench } from "./bench.tsx";
import { EveryExample } from "./every-example.tsx";
import { readSetting } from "./setting.ts";

/*
 * The outer page holds the switches; the examples stand in a frame of the chosen width, so that what depends on the
 * window's width shows as it would there.
 */
const setting = readSetting(location.search);
const { theme, locale } = setting;
document.documentElement.lang = htmlLang(locale);
if (theme !== "system") document.documentElement.dataset.theme = theme;
i18n.load(locale, await loadCatalog("public", locale));
i18n.activate(locale, intlLocale(locale));

const root = { locale, facts: defaultShopFacts, publicUrl: "https://shop.example" };
const router = createMemoryRouter(
  [{ id: "root", path: "*", loader: () => root, Component: setting.isFrame ? EveryExample : Bench }],
  { hydrationData: { loaderData: { root } } },
);
const place = document.getElementById("workbench");
if (!place) throw new Error("index.html has no place for the workbench");
createRoot(place).render(
  <I18nProvider i18n={i18n}>
    <RouterProvider router={router} />
  </I18nProvider>,
);
