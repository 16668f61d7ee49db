import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Proof } from "#contracts/orders/proof.ts";
import { proofStateName } from "#domain/orders/proofs/proof-moves.ts";
import { Disclosure } from "../../ui/overlays/disclosure.tsx";
import { say } from "../../words/say.ts";
import { ProofAnswered } from "./proof-answered.tsx";

/** The proofs before, to be read. */
export function EarlierProofs({ proofs }: { proofs: readonly Proof[] }) {
  if (proofs.length === 0) return null;
  return (
    <section aria-labelledby="earlier-title" className="no-print mt-12">
      <h2 id="earlier-title" className="mb-2 text-xl">
        <Trans>Earlier proofs</Trans>
      </h2>
      {proofs.map((proof) => (
        <EarlierProof key={proof.id} proof={proof} />
      ))}
    </section>
  );
}

/** Its picture is fetched once it is opened. */
function EarlierProof({ proof }: { proof: Proof }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { number, state } = proof;
  return (
    <Disclosure
      onToggle={(event) => setOpen(event.currentTarget.open)}
      summary={
        <span>
          <Trans>Proof {number}</Trans>, {say(i18n, proofStateName(state))}
        </span>
      }
    >
      {isOpen && <ProofAnswered proof={proof} />}
    </Disclosure>
  );
}
