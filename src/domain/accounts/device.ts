/** In this order: many programs also name the ones they descend from. */
const programs: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b/, "Linux"],
];

/**
 * A rough word for the device of a `User-Agent`, e.g. "Firefox, Windows", so that people know their own sessions again
 * (ASVS 7.5.2). Only names of this list come out of it; empty when it says nothing that we know.
 */
export function deviceOf(userAgent: string | undefined): string {
  const said = (userAgent ?? "").slice(0, 500);
  return [programs, systems]
    .flatMap((list) => list.find(([pattern]) => pattern.test(said))?.[1] ?? [])
    .join(", ");
}
