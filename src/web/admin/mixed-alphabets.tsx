import { Trans } from "@lingui/react/macro";
import { mixesAlphabets } from "#domain/text/mixed-alphabets.ts";

/** A warning beside an address that may be made to look like another one; nothing beside all others. */
export function MixedAlphabets({ email }: { email: string }) {
  if (!mixesAlphabets(email)) return null;
  return (
    <span className="block text-sm font-normal whitespace-normal text-clay-ink">
      <Trans>Mixed alphabets: check the address</Trans>
    </span>
  );
}
