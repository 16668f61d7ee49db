/** A PDF opens only with a password; or it opens without one, and an owner's password restricts its use (SPEC-3.3). */
export const pdfProtections = ["password", "restrictions"] as const;
export type PdfProtection = (typeof pdfProtections)[number];
