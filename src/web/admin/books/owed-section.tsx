import { Trans } from "@lingui/react/macro";
import { SectionHead } from "../index/section-head.tsx";
import { OwedParts } from "./owed-parts.tsx";

/** Who owes what and for how long, and which deposits are held: where the accounts begin their day. */
export function OwedSection() {
  return (
    <>
      <SectionHead title={<Trans>What is owed</Trans>} />
      <div className="grid gap-10">
        <OwedParts />
      </div>
    </>
  );
}
