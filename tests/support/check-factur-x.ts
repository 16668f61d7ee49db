import { Profile, validateXsd } from "@stackforge-eu/factur-x";
import { FacturX } from "factur-x-kit";

/** Rules that factur-x-kit works out in binary fractions, which have no cents: they are checked in cents here. */
const inCents = ["BR-CO-16", "BR-CO-17", "BR-S-9"];

/**
 * What is wrong with a Factur-X by the work of others: the XML Schema of Factur-X 1.09, profile EN 16931, and 131 of the
 * standard's business rules as factur-x-kit has them. Empty where nothing is.
 */
export async function faultsOfFacturX(xml: string): Promise<string[]> {
  const schema = await validateXsd(xml, Profile.EN16931);
  if (!schema.valid) return schema.errors.map(({ message, line }) => `line ${line}: ${message}`);
  return [...faultsOfRules(await FacturX.fromXML(xml)), ...faultsOfSums(xml)];
}

/** What another program reads of a PDF that carries its data, and what is wrong with that. */
export async function readFacturXOf(pdf: Uint8Array): Promise<{ faults: string[]; data: object }> {
  const read = await FacturX.fromPDF(pdf);
  return { faults: faultsOfRules(read), data: read.object };
}

function faultsOfRules(read: FacturX): string[] {
  const { valid, errors } = read.validate();
  const told = valid
    ? []
    : (errors ?? [{ message: "not valid" }]).map(({ message }) => message ?? "not valid");
  return told.filter((message) => !inCents.some((rule) => message.includes(`[${rule}]`)));
}

/** Due is the total less what is prepaid; the tax is the base times its rate, of which the part of a whole may be a cent off: the rules allow an euro. */
function faultsOfSums(xml: string): string[] {
  const cents = (name: string) => {
    const [, amount = "0"] = [...xml.matchAll(new RegExp(`<ram:${name}[^>]*>([^<]*)<`, "g"))].at(-1) ?? [];
    return Math.round(Number(amount) * 100);
  };
  const due = cents("GrandTotalAmount") - cents("TotalPrepaidAmount");
  const exact = (cents("TaxBasisTotalAmount") * cents("RateApplicablePercent")) / 10_000;
  return [
    ...(due === cents("DuePayableAmount") ? [] : ["[BR-CO-16]"]),
    ...(Math.abs(exact - cents("CalculatedAmount")) < 2 ? [] : ["[BR-CO-17]"]),
    ...(cents("TaxTotalAmount") === cents("CalculatedAmount") ? [] : ["[BR-CO-14]"]),
  ];
}
