/** The policies that admit a buyer and no staff: such calls are asked by the client whose deal it is. */
const policiesOfBuyers: ReadonlySet<string> = new Set(["payer", "client", "buyer", "buyerReader", "viewer"]);

export function isForBuyers(policy: string): boolean {
  return policiesOfBuyers.has(policy);
}
