import { sirenOf } from "../company-numbers.ts";
import type { FrenchSeller } from "../french-facts.ts";
import type { FrenchSnapshot } from "./billed-document.ts";
import { countryOfVatNumber } from "./country-code.ts";
import { type PostalAddress, postalAddress, sellerAddress } from "./postal-address.ts";
import { isOutsideScope } from "./trade-tax.ts";
import { element, withAttributes, type XmlElement } from "./xml.ts";

/** Lists of numbers: the register of firms (SIREN), of establishments (SIRET), and the French directory's addresses. */
const [siren, siret, directory] = ["0002", "0009", "0225"] as const;

export function sellerParty({ seller, french }: FrenchSnapshot): XmlElement | undefined {
  const firm = sirenOf(french.siret);
  return element(
    "ram:SellerTradeParty",
    french.siret.length > 9 ? withAttributes("ram:GlobalID", { schemeID: siret }, french.siret) : undefined,
    element("ram:Name", seller.name),
    element("ram:Description", legalLine(french)),
    organization(firm),
    address(sellerAddress(seller.lines)),
    inDirectory(firm),
    ...(isOutsideScope(french.vat) ? [] : sellerTaxNumber(french, firm)),
  );
}

export function buyerParty({ buyer, french }: FrenchSnapshot): XmlElement | undefined {
  const number = buyer.vat_number.replaceAll(/\s/g, "").toUpperCase();
  const isNamed = countryOfVatNumber(number) !== undefined && !isOutsideScope(french.vat);
  return element(
    "ram:BuyerTradeParty",
    element("ram:Name", buyer.company || buyer.name) ?? element("ram:Name", "–"),
    organization(buyer.siren),
    buyer.company ? contact(buyer.name) : undefined,
    address(postalAddress(buyer.address)),
    inDirectory(buyer.siren),
    isNamed ? taxNumber("VA", number) : undefined,
  );
}

/** Where the goods go; undefined where no address says it. */
export function shipToParty({ ship_to: lines }: FrenchSnapshot): XmlElement | undefined {
  return lines.length === 0 ? undefined : element("ram:ShipToTradeParty", address(postalAddress(lines)));
}

/** Form, capital and register, in the words of the law. */
function legalLine({ legal_form, share_capital, register_town, siret: number, naf_code }: FrenchSeller) {
  const form = legal_form && share_capital ? `${legal_form} au capital de ${share_capital}` : legal_form;
  const register = register_town && number && `RCS ${register_town} ${sirenOf(number)}`;
  return [form, register, naf_code && `NAF ${naf_code}`].filter(Boolean).join(", ");
}

function organization(number: string): XmlElement | undefined {
  return element("ram:SpecifiedLegalOrganization", withAttributes("ram:ID", { schemeID: siren }, number));
}

function contact(person: string): XmlElement | undefined {
  return element("ram:DefinedTradeContact", element("ram:PersonName", person));
}

function inDirectory(number: string): XmlElement | undefined {
  return element(
    "ram:URIUniversalCommunication",
    withAttributes("ram:URIID", { schemeID: directory }, number),
  );
}

function address({ lines, postcode, city, country }: PostalAddress): XmlElement | undefined {
  const [first, second, third] = lines;
  return element(
    "ram:PostalTradeAddress",
    element("ram:PostcodeCode", postcode),
    element("ram:LineOne", first),
    element("ram:LineTwo", second),
    element("ram:LineThree", third),
    element("ram:CityName", city),
    element("ram:CountryID", country),
  );
}

/** A firm without a VAT number is known to the tax office by its SIREN. */
function sellerTaxNumber({ vat_number }: FrenchSeller, firm: string) {
  return [vat_number ? taxNumber("VA", vat_number) : taxNumber("FC", firm)];
}

function taxNumber(scheme: "VA" | "FC", number: string): XmlElement | undefined {
  return element("ram:SpecifiedTaxRegistration", withAttributes("ram:ID", { schemeID: scheme }, number));
}
