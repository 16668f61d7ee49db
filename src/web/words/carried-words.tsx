import { createContext, use } from "react";

/** The page's words as JSON, while it is rendered on the server; the browser reads them before it takes the page over. */
export const CarriedWords = createContext("");

export const carriedWordsId = "words";

/** Stands in the page ahead of the scripts. The browser leaves it as it is. */
export function CarriedWordsData() {
  const words = use(CarriedWords);
  return (
    <script
      id={carriedWordsId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own catalogs, every `<` escaped
      dangerouslySetInnerHTML={{ __html: words }}
    />
  );
}
