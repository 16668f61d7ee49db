import { clientToken } from "../../parts/accounts/client-token.ts";
import type { ProofReader } from "../../parts/proofs/proof-reader.ts";

/** The client's own side of a proof. */
export const clientProofReader: ProofReader = { kind: "client", bearer: () => clientToken.get() };
