import { expect, test } from "vitest";
import { readsAsInvitation } from "./reads-as-invitation.ts";

test.each([
  "Refund at evil dot example now",
  "pay (at) evil (dot) example",
  "evil[dot]example waits",
  "votre remboursement evil point example",
  "evil DOT example",
])("FOUND-S-N6 a mail leaves out a name that spells an address: %s", (name) => {
  expect(readsAsInvitation(name)).toBe(true);
});

test.each(["Dot Cotton", "Élodie Point", "Ann Dotson", "Jean Dupoint Martin", "Marie-Dot", "St. Paul Smith"])(
  "FOUND-S-N6 a mail says a name that is one: %s",
  (name) => {
    expect(readsAsInvitation(name)).toBe(false);
  },
);
