/** A tag with its quality, as in `fr-CA;q=0.8`. */
const weighed = /^([a-z]{1,8})(?:-[a-z\d]{1,8})*(?:\s*;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

/**
 * Whether a browser asks for French before every other language (SPEC-3.16), by its Accept-Language (RFC 9110 §12.5.4):
 * the highest quality first, the earlier one of equals. What is not written as the standard says counts for nothing.
 */
export function asksForFrenchFirst(acceptLanguage: string | undefined): boolean {
  // Most headers name no French at all, and each page asks.
  if (!acceptLanguage || !/fr/i.test(acceptLanguage)) return false;
  let first = "";
  let best = 0;
  for (const part of acceptLanguage.slice(0, longest).split(",")) {
    const [, language = "", quality = "1"] = weighed.exec(part.trim()) ?? [];
    if (language === "" || Number(quality) <= best) continue;
    best = Number(quality);
    first = language.toLowerCase();
  }
  return first === "fr";
}

const longest = 1_000;
