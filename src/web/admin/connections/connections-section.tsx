import { Trans } from "@lingui/react/macro";
import { SectionHead } from "../index/section-head.tsx";
import { ApiKeys } from "./api-keys.tsx";
import { Webhooks } from "./webhooks.tsx";

/** By what other programs work with the shop. */
export function ConnectionsSection() {
  return (
    <>
      <SectionHead title={<Trans>Connections</Trans>} />
      <div className="max-w-2xl">
        <ApiKeys />
        <Webhooks />
      </div>
    </>
  );
}
