import { describe, expect, test } from "vitest";
import { areas, languages, readCatalog, valuesIn } from "./catalogs.ts";

const translated = languages.filter((language) => language !== "mul");
const pairs = areas.flatMap((area) => translated.map((language) => ({ area, language })));

describe("translations", () => {
  test.each(pairs)(
    "$language/$area has every text, with the same values and tags",
    async ({ area, language }) => {
      const [source, target] = await Promise.all([readCatalog("mul", area), readCatalog(language, area)]);
      expect([...target.keys()].sort()).toEqual([...source.keys()].sort());
      const wrong = [...source].filter(([id, text]) => {
        const translation = target.get(id) ?? "";
        return translation === "" || valuesIn(translation).join() !== valuesIn(text).join();
      });
      expect(wrong, "Translate them; name the values and tags of the source.").toEqual([]);
    },
  );

  test.each(areas)("fr/%s is set as French is", async (area) => {
    const texts = [...(await readCatalog("fr", area)).values()].map(withoutValues);
    const badly = texts.filter((text) =>
      /[ \w…][;:!?](\s|$)|«(?!\u00A0)|(?<!\u00A0)»|\w'\w|\.\.\./.test(text),
    );
    expect(
      badly,
      "A non-breaking space before ; : ! ? and inside « »; ’ and … instead of ' and three dots.",
    ).toEqual([]);
  });

  test.each(areas)("en/%s is American English", async (area) => {
    const texts = [...(await readCatalog("en", area)).values()].map(withoutValues);
    const british = texts.filter((text) =>
      /colour|favourite|\bcentre|metre\b|fulfil\b|catalogue|e-mail/i.test(text),
    );
    expect(british, "The seller is in Denver.").toEqual([]);
  });
});

/** A text without the names of its values, which are code. */
function withoutValues(text: string): string {
  return text.replace(/\{\w+(, \w+)?\}/g, "").replace(/\{\w+, plural,/g, "{");
}
