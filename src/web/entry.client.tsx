import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { whenIdle } from "./when-idle.ts";
import { areaOfPath, bringWords, takeCarriedWords } from "./words/area-words.ts";

takeCarriedWords();
const area = areaOfPath(location.pathname);
// Those pages load their parts one by one, and each has words.
if (area) await Promise.all([bringWords("public"), bringWords(area)]);
else whenIdle(() => void bringWords("public").catch(() => undefined));

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
