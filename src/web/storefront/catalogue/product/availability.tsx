import { Plural, Trans } from "@lingui/react/macro";

/** How many are at hand; information only (SPEC-2.7). A shop that counts nothing says 0. */
export function Availability({ dispo }: { dispo: number | null }) {
  if (!dispo) return <Trans>Availability on request</Trans>;
  return <Plural value={dispo} one="# available" other="# available" />;
}
