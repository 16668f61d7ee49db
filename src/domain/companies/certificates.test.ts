import { expect, test } from "vitest";
import {
  type Certificate,
  type CertificateState,
  certificateState,
  findExemption,
  readStates,
  toRenew,
} from "./certificates.ts";
import { firmDomainOf } from "./mail-domains.ts";

const today = "2026-12-03";
const blanket: Certificate = { states: ["CO"], signedOn: "2026-01-05", expiresOn: null, isChecked: true };

test.each<[string, Partial<Certificate>, string, boolean]>([
  ["a blanket one", {}, "valid", true],
  ["one on its last day", { expiresOn: today }, "expiring", true],
  ["one of yesterday", { expiresOn: "2026-12-02" }, "expired", false],
  ["one that ends in 30 days", { expiresOn: "2027-01-02" }, "expiring", true],
  ["one that ends in 31 days", { expiresOn: "2027-01-03" }, "valid", true],
  ["one that was not checked", { isChecked: false }, "unchecked", false],
  ["one for another state", { states: ["UT", "NM"] }, "valid", false],
  ["one that is signed tomorrow", { signedOn: "2026-12-04" }, "valid", false],
])("L13.6 %s (%j) is %s, and exempts in Colorado: %s", (_, change, state, isSo) => {
  const certificate = { ...blanket, ...change };
  expect(certificateState(certificate, today)).toBe(state);
  expect(findExemption([certificate], { state: "CO", today })).toBe(isSo ? certificate : undefined);
});

test("L13.6 a missing certificate exempts nothing, nor does any where the state is not known", () => {
  expect(findExemption([], { state: "CO", today })).toBeUndefined();
  expect(findExemption([blanket], { state: "", today })).toBeUndefined();
});

test("L13.6 a certificate is renewed once a valid one covers its states", () => {
  const of = (state: CertificateState, ...states: string[]) => ({ state, states });
  const all = [of("expiring", "CO"), of("expired", "UT"), of("unchecked", "NM"), of("valid", "UT", "WY")];
  expect(toRenew(all)).toEqual([all[0]]);
  expect(toRenew([...all, of("valid", "CO")])).toEqual([]);
});

test("states are read as they are typed", () => {
  expect(readStates("co, ut;CO  nm")).toEqual(["CO", "UT", "NM"]);
  expect(readStates("Colorado, new york;UT")).toEqual(["CO", "NY", "UT"]);
  expect(readStates("utah colorado")).toEqual(["UT", "CO"]);
  expect(readStates("Rhône")).toEqual(["RHÔNE"]);
});

test.each([
  ["ann@northmarket.example", "northmarket.example"],
  ["ann@NorthMarket.example", "northmarket.example"],
  ["ann@gmail.com", undefined],
  ["ann@Orange.FR", undefined],
])("the firm's domain of %s is %s", (email, domain) => expect(firmDomainOf(email)).toBe(domain));
