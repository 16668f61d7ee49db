import type { MarkPermission } from "#domain/artwork/mark-permission.ts";
import type { PdfProtection } from "#domain/files/pdf-protection.ts";
import type { Language } from "#domain/language/language.ts";
import type { UnitPriceE4 } from "#domain/money/unit-price.ts";
import type { PrintPrices } from "#domain/prices/price-list.ts";
import type { PrintPlace } from "#domain/prices/print-places.ts";
import type { LineNames } from "#domain/quotes/buyer-names.ts";
import type { NameOf } from "#domain/quotes/cloth-names.ts";
import type { LogoOfQuote } from "#domain/quotes/logo-fee.ts";
import type { ColourRequirement, DeliveryDetails } from "#domain/quotes/quote-limits.ts";
import type { QuoteStage } from "#domain/quotes/quote-stage.ts";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";
import type { FileState } from "#server/platform/storage/files.table.ts";
import type { StandingOffer } from "./standing-offers.ts";

/** A quote as the use cases know it; its rows stay in the repository. */
export interface Quote extends LogoOfQuote {
  readonly id: number;
  readonly clientId: number;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly status: QuoteStatus;
  readonly stage: QuoteStage;
  /** The user whom it is assigned to. */
  readonly assigneeId: number | null;
  /** The company that staff chose for it. */
  readonly companyId: number | null;
  readonly message: string;
  readonly interest: string | null;
  readonly productId: number | null;
  readonly quantity: number;
  readonly logo: QuoteLogo | null;
  /** Whether there is a picture of how its bag is to look. */
  readonly hasSketch: boolean;
  readonly colourRequirement: ColourRequirement;
  readonly productColours: readonly string[];
  readonly logoColours: readonly string[];
  /** What the shop called colours and materials on the day of the request, where it had names of its own. */
  readonly clothNames: readonly NameOf[];
  /** Where the logo is printed, and in how many colours; empty where that was not stated. */
  readonly places: readonly PrintPlace[];
  /** The price list of the day of the request, and what printing cost by it (L2.9). */
  readonly priceListId: number | null;
  readonly printPrices: PrintPrices | null;
  readonly productType: string | null;
  readonly material: string | null;
  readonly printingType: string | null;
  readonly delivery: DeliveryDetails;
  readonly language: Language;
  /** Staff should look twice: it was filled in as programs do. */
  readonly isDoubtful: boolean;
  readonly rejectionReason: string | null;
  readonly totalCents: number;
  /** Raised by every change. */
  readonly version: number;
  /** Raised when the total changes. */
  readonly priceVersion: number;
  readonly lines: readonly QuoteLine[];
  /** What the shop offers, or its client agreed to; null before the first offer. */
  readonly offered: StandingOffer | null;
  readonly createdAt: string;
  readonly answeredAt: string | null;
  readonly paidAt: string | null;
  /** The mail of the last decision, until it may not be taken back any more. */
  readonly undoableId: number | null;
  /** When a mailed link of this request was first opened; until then the address is not confirmed. */
  readonly addressConfirmedAt: string | null;
  readonly markPermission: MarkPermission | null;
}

/** A size that was asked for, frozen at the day of the request. */
export interface QuoteLine {
  readonly productId: number | null;
  readonly productName: string;
  readonly sizeId: number | null;
  readonly sizeName: string;
  /** The same as its buyer reads them: on pages, in mails, on papers. */
  readonly buyerNames: LineNames;
  readonly sizeLabel: string;
  readonly unitPrice: UnitPriceE4;
  readonly units: number;
  readonly material: string | null;
}

/** The file that came with the request. */
export interface QuoteLogo {
  readonly fileId: number;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly state: FileState;
  readonly storageKey: string;
  readonly previewKey: string | null;
  readonly protection: PdfProtection | null;
}
