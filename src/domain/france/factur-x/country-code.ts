import { fold } from "../../text/fold.ts";

/** ISO 3166-1: the countries that an address may name. */
const codes =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW".split(
    " ",
  );

/** The states of the European Union. */
const union = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** What people write beside the names that every language has. */
const otherNames: Readonly<Record<string, string>> = {
  uk: "GB",
  usa: "US",
  "great britain": "GB",
  "grande-bretagne": "GB",
  angleterre: "GB",
  england: "GB",
  hollande: "NL",
  holland: "NL",
  "czech republic": "CZ",
  "republique tcheque": "CZ",
};

/** The code of a country as people write it: `BE`, `Belgique`, `Belgium`; undefined for what names none. */
export function countryCode(text: string): string | undefined {
  const written = fold(text.trim());
  // A postcode, a house number: no country.
  if (written === "" || /\d/.test(written)) return undefined;
  const upper = text.trim().toUpperCase();
  if (codes.includes(upper)) return upper;
  if (otherNames[written]) return otherNames[written];
  const names = ["fr", "en"].map((language) => new Intl.DisplayNames([language], { type: "region" }));
  return codes.find((code) => names.some((each) => fold(each.of(code) ?? "") === written));
}

/** Whether goods that go there stay in the European Union. */
export function isInUnion(code: string): boolean {
  return union.includes(code);
}

/** The country of a VAT number, by its first letters: Greece writes `EL`, Northern Ireland `XI`. */
export function countryOfVatNumber(number: string): string | undefined {
  const letters = number.slice(0, 2).toUpperCase();
  if (letters === "EL") return "GR";
  return letters === "XI" || codes.includes(letters) ? letters : undefined;
}
