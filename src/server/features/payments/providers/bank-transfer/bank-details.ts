import type { BankDetails } from "#contracts/bank-transfer.ts";
import type { Config } from "#server/config.ts";

type Settings = Pick<
  Config,
  "BANK_TRANSFER_HOLDER" | "BANK_TRANSFER_ACCOUNT" | "BANK_TRANSFER_BANK" | "BANK_TRANSFER_CODE" | "DEMO_DATA"
>;

/** Letters instead of figures, so that no form of any bank takes it. */
const example: BankDetails = {
  holder: "EXAMPLE – GREEN ECO",
  bank: "Example Bank",
  account: "EXAMPLE-ACCOUNT",
  code: "EXAMPLE-CODE",
  is_example: true,
};

/**
 * Where clients transfer money to, as the operator set it. Where nothing is set it is not offered; the demo, in which
 * no money moves, shows an example that says so.
 */
export function bankDetailsOf(config: Settings, isSandbox: boolean): BankDetails | undefined {
  const { BANK_TRANSFER_HOLDER: holder, BANK_TRANSFER_ACCOUNT: account } = config;
  if (holder && account) {
    const bank = config.BANK_TRANSFER_BANK || null;
    return { holder, bank, account, code: config.BANK_TRANSFER_CODE || null, is_example: false };
  }
  return isSandbox && config.DEMO_DATA === "on" ? example : undefined;
}
