import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { intlLocale, wordingOrDefault } from "#domain/language/language.ts";
import { loadCatalog } from "./words/load-catalog.ts";

const wording = wordingOrDefault(document.documentElement.dataset.wording);
i18n.loadAndActivate({
  locale: wording,
  locales: intlLocale(wording),
  messages: await loadCatalog("public", wording),
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  );
});
