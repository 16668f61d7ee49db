/** Who carries parcels, and where each shows the way of one. Any other name may be written; then there is no link. */
const carriers = [
  { name: "UPS", knownAs: ["ups"], page: "https://www.ups.com/track", parameter: "tracknum" },
  { name: "FedEx", knownAs: ["fedex"], page: "https://www.fedex.com/fedextrack/", parameter: "trknbr" },
  {
    ...{ name: "USPS", knownAs: ["usps"], parameter: "tLabels" },
    page: "https://tools.usps.com/go/TrackConfirmAction",
  },
  {
    ...{ name: "DHL", knownAs: ["dhl"], parameter: "tracking-id" },
    page: "https://www.dhl.com/global-en/home/tracking.html",
  },
  {
    ...{ name: "La Poste / Colissimo", knownAs: ["laposte", "colissimo"], parameter: "code" },
    page: "https://www.laposte.fr/outils/suivre-vos-envois",
  },
  {
    ...{ name: "Chronopost", knownAs: ["chronopost"], parameter: "listeNumerosLT" },
    page: "https://www.chronopost.fr/tracking-no-cms/suivi-page",
  },
  {
    ...{ name: "GLS", knownAs: ["gls"], parameter: "match" },
    page: "https://gls-group.com/GROUP/en/parcel-tracking/",
  },
] as const;

/** The names that the form proposes. */
export const carrierNames: readonly string[] = carriers.map(({ name }) => name);

/** The page of a carrier about one parcel; none for a carrier that is not known. The number is only ever a parameter. */
export function trackingLink(carrier: string, number: string): string | undefined {
  const typed = carrier.toLowerCase().replace(/[^a-z]/g, "");
  const found = carriers.find(({ knownAs }) => knownAs.some((name) => typed.startsWith(name)));
  if (!found) return undefined;
  const link = new URL(found.page);
  link.searchParams.set(found.parameter, number);
  return link.href;
}
