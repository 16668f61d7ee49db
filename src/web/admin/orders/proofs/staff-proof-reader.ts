import type { ProofReader } from "../../../parts/proofs/proof-reader.ts";
import { useRootData } from "../../../words/use-locale.ts";
import { requireStaffToken } from "../../call-as-staff.ts";

/** Staff's side of a proof. */
export function useStaffProofReader(): ProofReader {
  const { timeZone } = useRootData().facts;
  return { kind: "staff", bearer: requireStaffToken, timeZone };
}
