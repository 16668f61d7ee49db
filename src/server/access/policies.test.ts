import { expect, test } from "vitest";
import type { Actor } from "./actor.ts";
import { auditActorOf } from "./actor.ts";
import {
  account,
  administrator,
  anyone,
  client,
  may,
  office,
  payer,
  provider,
  quoteReader,
  signedIn,
} from "./policies.ts";

const tokenHash = "0".repeat(64);
const people = {
  visitor: { kind: "visitor" },
  sales: { kind: "staff", userId: 5, name: "Sal", role: "sales", tokenHash },
  standard: { kind: "staff", userId: 1, name: "Bob", role: null, tokenHash },
  administrator: { kind: "staff", userId: 2, name: "Ann", role: "owner", tokenHash },
  client: { kind: "client", clientId: 3, name: "Cleo", tokenHash },
  link: { kind: "link", clientId: 3, quoteId: 4 },
} as const satisfies Record<string, Actor>;
type Who = keyof typeof people;
const everybody: readonly Who[] = ["visitor", "sales", "standard", "administrator", "client", "link"];

// The actors that each policy admits, by its name; all others are refused.
test.each([
  ["anyone", anyone, everybody],
  ["provider", provider, everybody],
  ["account", account, ["sales", "standard", "administrator"]],
  ["office", office, ["sales", "administrator"]],
  ["may quotes.write", may("quotes.write"), ["sales", "administrator"]],
  ["may payments.write", may("payments.write"), ["administrator"]],
  ["administrator", administrator, ["administrator"]],
  ["client", client, ["client"]],
  ["signedIn", signedIn, ["sales", "standard", "administrator", "client"]],
  ["payer", payer, ["client", "link"]],
  ["quoteReader", quoteReader, ["sales", "standard", "administrator", "client", "link"]],
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

test("REL-P2 audit entries name the actor, and the holder of a link as its client", () => {
  expect(auditActorOf(people.visitor)).toEqual({ kind: "visitor", id: null, name: "visitor" });
  expect(auditActorOf(people.administrator)).toEqual({ kind: "staff", id: 2, name: "Ann" });
  expect(auditActorOf(people.client)).toEqual({ kind: "client", id: 3, name: "Cleo" });
  expect(auditActorOf(people.link)).toEqual({ kind: "client", id: 3, name: "link" });
});
