import type { ProofReader } from "../../parts/proofs/proof-reader.ts";
import { useBearer } from "../session/bearer.ts";

/** The buyer's own side of a proof. */
export function useProofReader(): ProofReader {
  const bearer = useBearer();
  return { kind: "client", bearer: () => bearer };
}
