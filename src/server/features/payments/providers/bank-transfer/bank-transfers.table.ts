/** A transfer that staff saw on the shop's account. */
export interface BankTransferTable {
  payment_id: number;
  amount_cents: number;
  /** The day on which the bank shows it. */
  received_on: string;
  note: string;
  doer_id: number;
  doer_name: string;
  created_at: string;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    bank_transfers: BankTransferTable;
  }
}
