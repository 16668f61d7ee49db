import type { InvoiceSnapshot } from "#contracts/invoices/invoices.ts";
import type { FrenchDocument } from "#domain/france/factur-x/billed-document.ts";
import type { InvoiceKind } from "#domain/invoices/invoice.ts";

interface Issued {
  readonly kind: InvoiceKind;
  readonly number: string | null;
  readonly issued_on: string | null;
  readonly due_on: string | null;
  readonly snapshot: InvoiceSnapshot;
}

/** An issued French document as its Factur-X is made of it; undefined for a draft, for one of before, and elsewhere. */
export function frenchDocumentOf({
  kind,
  number,
  issued_on: issuedOn,
  due_on: dueOn,
  snapshot,
}: Issued): FrenchDocument | undefined {
  const { french } = snapshot;
  if (number === null || issuedOn === null || !french?.vat) return undefined;
  const { vat } = french;
  return {
    kind,
    number,
    issuedOn,
    dueOn: dueOn ?? issuedOn,
    snapshot: { ...snapshot, french: { ...french, vat } },
  };
}
