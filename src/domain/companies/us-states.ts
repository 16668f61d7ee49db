/** The states, the federal district and the territories that tax on their own, by the two letters of their mail. */
const states: Readonly<Record<string, string>> = {
  ...{ AL: "Alabama", AK: "Alaska", AZ: "Arizona", AR: "Arkansas", CA: "California", CO: "Colorado" },
  ...{ CT: "Connecticut", DE: "Delaware", DC: "District of Columbia", FL: "Florida", GA: "Georgia" },
  ...{ HI: "Hawaii", ID: "Idaho", IL: "Illinois", IN: "Indiana", IA: "Iowa", KS: "Kansas", KY: "Kentucky" },
  ...{ LA: "Louisiana", ME: "Maine", MD: "Maryland", MA: "Massachusetts", MI: "Michigan", MN: "Minnesota" },
  ...{ MS: "Mississippi", MO: "Missouri", MT: "Montana", NE: "Nebraska", NV: "Nevada", NH: "New Hampshire" },
  ...{ NJ: "New Jersey", NM: "New Mexico", NY: "New York", NC: "North Carolina", ND: "North Dakota" },
  ...{ OH: "Ohio", OK: "Oklahoma", OR: "Oregon", PA: "Pennsylvania", RI: "Rhode Island" },
  ...{ SC: "South Carolina", SD: "South Dakota", TN: "Tennessee", TX: "Texas", UT: "Utah", VT: "Vermont" },
  ...{ VA: "Virginia", WA: "Washington", WV: "West Virginia", WI: "Wisconsin", WY: "Wyoming" },
  ...{ PR: "Puerto Rico", GU: "Guam", VI: "Virgin Islands" },
};

const codes = new Map(Object.entries(states).map(([code, name]) => [name.toUpperCase(), code]));

/** `CO` for `Colorado`, ` co ` and `CO`; anything else as it is typed, in capitals. */
export function stateCode(typed: string): string {
  const text = typed.trim().replace(/\s+/g, " ").toUpperCase();
  return codes.get(text) ?? text;
}

const word = `(${[...Object.values(states), ...Object.keys(states)].join("|")})`;
const beforeItsCode = new RegExp(`(?:^|[\\s,])${word}[\\s,.]*\\s\\d{5}(?:-\\d{4})?(?!\\d)`, "gim");
const atTheEnd = new RegExp(`(?:^|,\\s*)${word}\\.?$`, "gm");
const country = /[\s,]+(?:U\.?S\.?(?:A\.?)?|United States(?: of America)?)\.?\s*$/i;

/** The state of an address that was typed as a text, by the place where Americans write it; empty where none stands there. */
export function stateIn(address: string): string {
  const text = address.trim().replace(country, "");
  const found = [...text.matchAll(beforeItsCode)].at(-1) ?? [...text.matchAll(atTheEnd)].at(-1);
  return stateCode(found?.[1] ?? "");
}

/** Whether these two letters are a state's. */
export function isStateCode(code: string): boolean {
  return code in states;
}
