/** The steps a client sees, in order. */
export const progressSteps = [
  /*i18n*/ { id: "quote.progress.submitted", message: "Quote Submitted" },
  /*i18n*/ { id: "quote.progress.approved", message: "Quote Approved" },
  /*i18n*/ { id: "quote.progress.payment", message: "Payment Confirmed" },
  /*i18n*/ { id: "quote.progress.delivery", message: "Delivery" },
] as const;

export interface QuoteProgress {
  /** Width of the bar. */
  readonly percent: 25 | 50 | 75 | 100;
  /** Index in `progressSteps` of the current step: `confirmed` waits for payment, `paid` for delivery (SPEC-1.20). */
  readonly step: 0 | 1 | 2 | 3;
}

/** How far a quote has come: a quarter unless it is approved, confirmed or paid (SPEC-1.20). */
export function quoteProgress(status: string): QuoteProgress {
  if (status === "paid") return { percent: 100, step: 3 };
  if (status === "confirmed") return { percent: 75, step: 2 };
  if (status === "approved") return { percent: 50, step: 1 };
  return { percent: 25, step: 0 };
}
