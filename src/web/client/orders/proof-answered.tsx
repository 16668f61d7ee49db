import { Trans, useLingui } from "@lingui/react/macro";
import type { Proof } from "#contracts/orders/proof.ts";
import { proofRefusal } from "#domain/orders/proofs/proof-moves.ts";
import { ProofAnswerFacts } from "../../parts/proofs/proof-answer-facts.tsx";
import { ProofPins } from "../../parts/proofs/proof-pins.tsx";
import { ProofView } from "../../parts/proofs/proof-view.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { say } from "../../words/say.ts";
import { useProofReader } from "./use-proof-reader.ts";

/** A proof that waits for nothing any more: what was answered, and what happens next. */
export function ProofAnswered({ proof }: { proof: Proof }) {
  const { i18n } = useLingui();
  const reader = useProofReader();
  const [answer] = proof.answers;
  const { state } = proof;
  return (
    <>
      <Banner tone={state === "approved" ? "positive" : "info"} live="polite" className="mb-6">
        {state === "approved" ? (
          <Trans>You have approved this proof. It is our turn: we print just what you see here.</Trans>
        ) : (
          say(i18n, proofRefusal(state))
        )}
      </Banner>
      <ProofView reader={reader} proof={proof} pins={<ProofPins marks={answer?.marks ?? []} />}>
        {answer && <ProofAnswerFacts reader={reader} proof={proof} answer={answer} />}
      </ProofView>
    </>
  );
}
