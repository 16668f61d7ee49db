import { leftToPay } from "../../invoices/left-to-pay.ts";
import { paymentSentences } from "../late-payment.ts";
import type { FrenchDocument, Say } from "./billed-document.ts";
import { dayOf } from "./decimals.ts";
import { headerSettlement } from "./header-settlement.ts";
import { tradeLines } from "./trade-lines.ts";
import { buyerParty, sellerParty, shipToParty } from "./trade-parties.ts";
import { element, requiredElement, withAttributes, writeXml, type XmlElement } from "./xml.ts";

/** UNTDID 1001. */
const typeCodes = { invoice: "380", settlement: "380", deposit: "386", credit: "381" } as const;

const namespaces = {
  "xmlns:rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
  "xmlns:ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
  "xmlns:qdt": "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
  "xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
} as const;

/**
 * A facture, facture d'acompte or avoir as Factur-X, profile EN 16931: the Cross Industry Invoice of what was issued, and of
 * nothing else (ADR-112). @param say texts in the document's language
 */
export function facturX(document: FrenchDocument, say: Say): string {
  const { snapshot } = document;
  const transaction = requiredElement(
    "rsm:SupplyChainTradeTransaction",
    ...tradeLines(snapshot, say),
    element(
      "ram:ApplicableHeaderTradeAgreement",
      sellerParty(snapshot),
      buyerParty(snapshot),
      element("ram:SellerOrderReferencedDocument", element("ram:IssuerAssignedID", snapshot.order_number)),
      element(
        "ram:BuyerOrderReferencedDocument",
        element("ram:IssuerAssignedID", snapshot.po_number ?? undefined),
      ),
    ),
    element(
      "ram:ApplicableHeaderTradeDelivery",
      shipToParty(snapshot),
      element(
        "ram:ActualDeliverySupplyChainEvent",
        element("ram:OccurrenceDateTime", dateTime(snapshot.french.sold_on)),
      ),
    ),
    headerSettlement(document, say),
  );
  return writeXml({
    name: "rsm:CrossIndustryInvoice",
    attributes: namespaces,
    children: [contextOf(document), headOf(document, say), transaction],
  });
}

function contextOf(document: FrenchDocument): XmlElement {
  return requiredElement(
    "rsm:ExchangedDocumentContext",
    element(
      "ram:BusinessProcessSpecifiedDocumentContextParameter",
      element("ram:ID", billingFrame(document)),
    ),
    element("ram:GuidelineSpecifiedDocumentContextParameter", element("ram:ID", "urn:cen.eu:en16931:2017")),
  );
}

/** The French frame of an invoice for goods: to be paid, paid already, or final after a deposit. */
function billingFrame({ kind, snapshot }: FrenchDocument): "B1" | "B2" | "B4" {
  if (kind === "credit") return "B1";
  if (snapshot.previous.length > 0) return "B4";
  return leftToPay(snapshot) === 0 && snapshot.paid.length > 0 ? "B2" : "B1";
}

function headOf({ kind, number, issuedOn, snapshot }: FrenchDocument, say: Say): XmlElement {
  const { early, penalty, recovery } = paymentSentences(snapshot.french, snapshot.language, say);
  return requiredElement(
    "rsm:ExchangedDocument",
    element("ram:ID", number),
    element("ram:TypeCode", typeCodes[kind]),
    element("ram:IssueDateTime", dateTime(issuedOn)),
    note(snapshot.reason),
    note(recovery, "PMT"),
    note(penalty, "PMD"),
    note(early, "AAB"),
  );
}

function note(text: string, subject?: string): XmlElement | undefined {
  const content = element("ram:Content", text);
  return content && element("ram:IncludedNote", content, element("ram:SubjectCode", subject));
}

function dateTime(day: string): XmlElement | undefined {
  return withAttributes("udt:DateTimeString", { format: "102" }, dayOf(day));
}
