import { Trans } from "@lingui/react/macro";
import { dialOf } from "#domain/shop/shop-address.ts";
import { useRootData } from "../../words/use-locale.ts";

/** What a page says that is drawn by scripts alone, where there are none: so, and whom to call. */
export function NeedsScript() {
  const { phone } = useRootData().facts;
  return (
    <noscript>
      <p className="mb-6 border-l-2 border-clay pl-4">
        <Trans>This page needs JavaScript.</Trans>{" "}
        {phone && (
          <Trans>
            Without it, please call us:{" "}
            <a className="link whitespace-nowrap" href={dialOf(phone)}>
              {phone}
            </a>
          </Trans>
        )}
      </p>
    </noscript>
  );
}
