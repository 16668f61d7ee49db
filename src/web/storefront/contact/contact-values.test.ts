import { expect, test } from "vitest";
import { checkContact, cleanContact, contactErrorsOf, emptyContact } from "./contact-values.ts";

test("an empty form has an error at each field", () => {
  const errors = checkContact(emptyContact);
  expect(errors).toMatchObject({
    name: { message: "Le nom est requis" },
    email: { message: "L'email est requis" },
    message: { message: "Le message est requis" },
  });
});

test("what is sent has no markup and no space around it; lines of the message stay (SPEC-1.22)", () => {
  const typed = {
    name: " Ann <b>Miller</b> ",
    email: " ann@example.com ",
    message: " one\ntwo <i>words</i> ",
  };
  expect(cleanContact(typed)).toEqual({
    name: "Ann Miller",
    email: "ann@example.com",
    message: "one\ntwo words",
  });
  expect(checkContact(typed)).toEqual({});
});

test("every sentence of an answer stands at its field", () => {
  expect(contactErrorsOf({ name: ["a", "b"], website: ["c"] })).toEqual({ name: ["a", "b"] });
});
