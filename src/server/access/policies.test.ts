import { expect, test } from "vitest";
import { type Actor, auditActorOf, buyerScope, callerOf } from "./actor.ts";
import {
  account,
  administrator,
  anyone,
  buyer,
  buyerReader,
  client,
  dealParty,
  dealReader,
  may,
  mayInPerson,
  office,
  payer,
  provider,
  quoteReader,
  signedIn,
  staffOrClient,
  viewer,
} from "./policies.ts";

const tokenHash = "0".repeat(64);
const offerLink = {
  kind: "offer-link",
  linkId: 8,
  clientId: 3,
  quoteId: 4,
  email: "boss@x.example",
} as const;
const people = {
  visitor: { kind: "visitor" },
  sales: { kind: "staff", userId: 5, name: "Sal", role: "sales", tokenHash },
  standard: { kind: "staff", userId: 1, name: "Bob", role: null, tokenHash },
  administrator: { kind: "staff", userId: 2, name: "Ann", role: "owner", tokenHash },
  key: { kind: "staff", userId: 2, name: "Till", role: "sales", keyId: 7 },
  client: { kind: "client", clientId: 3, name: "Cleo", tokenHash },
  link: { kind: "link", clientId: 3, quoteId: 4 },
  linkToAct: { ...offerLink, rights: "act", mayPay: true, isShared: true, name: "boss@x.example" },
  linkToRead: { ...offerLink, rights: "read", mayPay: false, isShared: true, name: "boss@x.example" },
  // The client's own, in a shop whose links let nothing be done but pay.
  linkToPay: { ...offerLink, rights: "read", mayPay: true, isShared: false, name: "Cleo" },
} as const satisfies Record<string, Actor>;
type Who = keyof typeof people;
const everybody: readonly Who[] = [
  ...(["visitor", "sales", "standard", "administrator", "key", "client", "link"] as const),
  ...(["linkToAct", "linkToRead", "linkToPay"] as const),
];
const persons = ["sales", "standard", "administrator"] as const;
const offerLinks = ["linkToAct", "linkToRead", "linkToPay"] as const;

// The actors that each policy admits, by its name; all others are refused.
test.each([
  ["anyone", anyone, everybody],
  ["provider", provider, everybody],
  ["account", account, persons],
  ["office", office, ["sales", "administrator"]],
  ["may quotes.write", may("quotes.write"), ["sales", "administrator", "key"]],
  ["may payments.write", may("payments.write"), ["administrator"]],
  // What no key may do, whatever its role (SPEC-4.60).
  ["may settings.read", may("settings.read"), ["sales", "administrator"]],
  ["may quotes.write in person", mayInPerson("quotes.write"), ["sales", "administrator"]],
  ["administrator", administrator, ["administrator"]],
  ["client", client, ["client"]],
  ["signedIn", signedIn, [...persons, "client"]],
  ["staffOrClient", staffOrClient, [...persons, "key", "client"]],
  ["buyer", buyer, ["client", "linkToAct"]],
  ["dealReader", dealReader, [...persons, "key", "client", ...offerLinks]],
  ["dealParty", dealParty, [...persons, "key", "client", "linkToAct"]],
  ["buyerReader", buyerReader, ["client", ...offerLinks]],
  ["viewer", viewer, ["client", "link", ...offerLinks]],
  ["payer", payer, ["client", "link", "linkToAct", "linkToPay"]],
  ["quoteReader", quoteReader, [...persons, "key", "client", "link", ...offerLinks]],
] as const)("REL-Z1 the policy %s lets in whom it names", (name, policy, admitted: readonly Who[]) => {
  expect(policy.name).toBe(name);
  for (const who of everybody) {
    if (admitted.includes(who)) {
      expect(policy.admit(people[who]), who).toBe(people[who]);
      continue;
    }
    // Without a session it is 401, with one that lacks the right 403.
    const code = who === "visitor" ? "unauthenticated" : "forbidden";
    expect(() => policy.admit(people[who]), who).toThrow(expect.objectContaining({ code }));
  }
});

test("SPEC-4.60 a policy that lets keys in says by which right", () => {
  expect(may("quotes.write").keyRight).toBe("quotes.write");
  for (const policy of [staffOrClient, dealReader, dealParty, quoteReader])
    expect(policy.keyRight, policy.name).toMatch(/role/);
  for (const policy of [mayInPerson("quotes.write"), account, office, administrator, signedIn, buyer])
    expect(policy.keyRight, policy.name).toBeUndefined();
});

// As audit entries name them, and as their idempotency keys count.
test.each([
  ["visitor", { kind: "visitor", id: null, name: "visitor" }, "visitor"],
  ["administrator", { kind: "staff", id: 2, name: "Ann" }, "staff 2"],
  ["key", { kind: "key", id: 7, name: "Till" }, "key 7"],
  ["client", { kind: "client", id: 3, name: "Cleo" }, "client 3"],
  ["link", { kind: "client", id: 3, name: "link" }, "link 3 4"],
  ["linkToAct", { kind: "client", id: 3, name: "link boss@x.example" }, "offer link 8"],
] as const)(
  "REL-P2 the %s is named in audit entries, the holder of a link as its client",
  (who, named, caller) => {
    expect(auditActorOf(people[who])).toEqual(named);
    expect(callerOf(people[who])).toBe(caller);
  },
);

test("SPEC-4.39 a client buys in all his deals, the holder of a link in that one alone", () => {
  expect(buyerScope(people.client)).toEqual({ clientId: 3 });
  expect(buyerScope(people.linkToAct)).toEqual({ clientId: 3, quoteId: 4 });
});
