/**
 * What a column mostly holds, or is asked for, where an index is made for this value: rows of any value and questions
 * for any value would say nothing about that index.
 */
export const usualValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  invoices: { state: "issued" },
  quote_versions: { state: "sent" },
  reminders: { state: "planned" },
  webhook_deliveries: { state: "waiting" },
};
