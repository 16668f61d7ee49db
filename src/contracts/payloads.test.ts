import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { createUser, login, register, resetPassword, updateUser } from "./accounts/accounts.ts";
import { createProduct, createSize, listSizes, updateProduct } from "./catalogue/catalogue.ts";
import { clientLogin } from "./clients/clients.ts";
import { errorAnswer, errorStatus } from "./error-codes.ts";
import { createIntent, refundPayment } from "./payments/payments.ts";
import { rejectQuote, updateLogoPrice } from "./quotes/quotes.ts";

function errorsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join("."), issue.message]));
}

const person = { name: "Ann", email: "ann@example.com", telephone: "303-555-0123" };
const passwords = { password: "a long one", password_confirmation: "a long one" };

describe("accounts", () => {
  test("is_admin is sent as 1 or 0 by administrators only", () => {
    expect(createUser.body.parse({ ...person, ...passwords, is_admin: 1 })).toMatchObject({ is_admin: true });
    expect(createUser.body.parse({ ...person, ...passwords })).not.toHaveProperty("is_admin");
    expect(register.body.safeParse({ ...person, ...passwords, is_admin: 1 }).success).toBe(false);
  });

  test("passwords that differ are named at the confirmation", () => {
    const differing = { ...passwords, password_confirmation: "12345679" };
    const words = { password_confirmation: "Les mots de passe ne correspondent pas" };
    expect(errorsOf(createUser.body, { ...person, ...differing })).toEqual(words);
    expect(errorsOf(register.body, { ...person, ...differing })).toEqual(words);
    expect(errorsOf(resetPassword.body, { token: "t", ...differing })).toEqual(words);
  });

  test("the edited user comes back whole", () => {
    const whole = {
      id: 1,
      created_at: "2026-01-01T00:00:00Z",
      version: 2,
      ...person,
      isAdmin: true,
      is_admin: true,
    };
    expect(updateUser.body.safeParse(whole).success).toBe(true);
    expect(updateUser.body.safeParse({ ...whole, password: "x" }).success).toBe(false);
  });

  test("both fields of the sign-in are required", () => {
    const words = "Veuillez remplir tous les champs obligatoires";
    expect(errorsOf(login.body, {})).toEqual({ email: words, password: words });
    expect(clientLogin.body.safeParse({ email: "a@b.co", password: "x", session_token: "t" }).success).toBe(
      true,
    );
  });
});

describe("catalogue", () => {
  test.each([{ price: 0 }, { price: "-1" }, { price: -1 }, { price: "x" }, { price: undefined }])(
    "a size with %j",
    (change) => {
      const body = { name: "L", label: "Large", product_id: "3", ...change };
      expect(errorsOf(createSize.body, body)).toEqual({ price: "Price must be greater than 0.00$" });
    },
  );

  test("a size's price stays as it was given until the domain reads it", () => {
    expect(createSize.body.parse({ name: "L", price: "0.1450", product_id: "3" })).toEqual({
      name: "L",
      price: "0.1450",
      product_id: 3,
    });
  });

  test("a product's form may say that it is an update", () => {
    expect(updateProduct.form.fields.parse({ nom: "Tote", description: "", _method: "PUT" })).toMatchObject({
      nom: "Tote",
    });
    expect(createProduct.form.fields.safeParse({ nom: "Tote", _method: "DELETE" }).success).toBe(false);
    expect(errorsOf(createProduct.form.fields, {})).toEqual({ nom: "Le nom du produit est requis" });
  });

  test("sizes are an array, and a page of them when asked for (SPEC-2.27)", () => {
    const row = { id: 1, name: "L", label: null, price: "0.145", product_id: 2, version: 1, secret: 1 };
    const { secret: _, ...shown } = row;
    const meta = { page: 1, per_page: 5, total: 1, last_page: 1 };
    expect(listSizes.answers[200].parse([row])).toEqual([shown]);
    expect(listSizes.answers[200].parse({ data: [row], meta })).toEqual({ data: [shown], meta });
  });
});

describe("quotes and payments", () => {
  test("a reason and a logo price obey their rules", () => {
    expect(errorsOf(rejectQuote.body, { reason: " " })).toEqual({
      reason: "Veuillez indiquer le motif du rejet",
    });
    expect(updateLogoPrice.body.parse({ price_logo_quote: 49.99 })).toEqual({ price_logo_quote: 49.99 });
    expect(Object.keys(errorsOf(updateLogoPrice.body, { price_logo_quote: 0 }))).toEqual([
      "price_logo_quote",
    ]);
  });

  test("REL-M1: tampered amounts do not pass validation", () => {
    for (const amount of [-1, 1.5, 1e308, "abc", Number.NaN, [100], { a: 1 }, null]) {
      expect(createIntent.body.safeParse({ amount, quote_id: 1 }).success).toBe(false);
    }
    expect(createIntent.body.safeParse({ amount: 100, quote_id: 1, currency: "eur" }).success).toBe(false);
    expect(refundPayment.body.safeParse({ amount: "-5" }).success).toBe(false);
    expect(refundPayment.body.parse({})).toEqual({});
  });
});

test("every error code has one status (SPEC-0.9)", () => {
  expect(errorStatus).toMatchObject({
    unauthenticated: 401,
    forbidden: 403,
    not_found: 404,
    conflict: 409,
    invalid: 422,
  });
  const conflict = { message: "m", code: "conflict", total_cents: 5, fresh: { id: 1 } };
  expect(errorAnswer.parse(conflict)).toEqual(conflict);
});
