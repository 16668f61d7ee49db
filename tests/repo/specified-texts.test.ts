import { describe, expect, test } from "vitest";
import { areas, isLanguage, readCatalog } from "./catalogs.ts";
import { readText, repositoryFiles } from "./repository-files.ts";

/**
 * tests/golden/specified-texts.tsv: the texts of the specification, word for word, and where the product has each: a
 * catalog (`mul/admin`) or its entry (`mul/public:contact.sent`), or a file that holds it. What stands in no `mul`
 * catalog says why in the last column.
 */
const rows = readText("tests/golden/specified-texts.tsv")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [document = "", section = "", text = "", places = "", remark = ""] = line.split("\t");
    return { document, section, text, places: places.split(" | "), remark };
  });

describe("the product says what the specification says, word for word", () => {
  test.each(rows)("“$text” ($document, $section)", async ({ text, places, remark }) => {
    for (const place of places) {
      const [, language = "", area = "", id = ""] = /^(\w+)\/(\w+)(?::(.+))?$/.exec(place) ?? [];
      if (isLanguage(language) && areas.includes(area)) {
        const catalog = await readCatalog(language, area);
        const shown = id === "" ? [...catalog.values()] : [catalog.get(id) ?? ""];
        expect(shown.some((message) => readsAs(message, text)) || shown, place).toBe(true);
      } else {
        expect(repositoryFiles).toContain(place);
        expect(readText(place)).toContain(text.replace(/N articles.*/, ""));
      }
      if (!place.startsWith("mul/")) expect(remark, "say why it is in no catalog of ours").not.toBe("");
    }
  });

  // SPEC-2.44: who switches to English reads the specification's English as it stands, odd places included.
  test.each(areas)("its English is the same in English: %s", async (area) => {
    const [mixture, english] = [await readCatalog("mul", area), await readCatalog("en", area)];
    const isSpecified = (message: string) => rows.some(({ text }) => readsAs(message, text));
    const edited = [...mixture]
      .filter(([id, text]) => english.get(id) !== text && !french.test(text) && isSpecified(text))
      .map(([id, text]) => `${text}: ${english.get(id)}`);
    expect(edited).toEqual([]);
  });

  test("each row names a place", () => {
    expect(rows.filter(({ places }) => places.includes(""))).toEqual([]);
    expect(rows.length).toBeGreaterThan(250);
  });
});

/** The specification's French, recognized by its accents and some of its words. */
const french =
  /[À-ÿ’]|\b[dls]'|\b(le|la|les|est|nom|par|veuillez|requis|devis|erreur|impossible|attente|payer|traitement)\b|^(Couleurs|Filtres|Montant|Produit|Statut|Utilisateur)$/i;

/** Whether a catalog's text, once its values are in place, is this one. A value at its end may be left out. */
function readsAs(message: string, text: string): boolean {
  if (message === text) return true;
  const parts = message.replace(/<\/?\d+\/?>/g, "").split(/\s*\{[^{}]*\}/);
  // A message that is nearly all values says nothing of its own.
  if (parts.join("").length * 3 < text.length) return false;
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join(".*")}$`).test(text);
}
