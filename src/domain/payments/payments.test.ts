import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Cents, cents } from "#domain/money/cents.ts";
import { said } from "#domain/words.fixture.ts";
import { checkCheckout, maskCardNumber, maskCvc, maskExpiry } from "./card-fields.ts";
import { chargeableRule } from "./chargeable.ts";
import {
  canMovePayment,
  chargedPaymentStatuses,
  isChargedPayment,
  isOpenPayment,
  openPaymentStatuses,
  type PaymentStatus,
  paymentCommands,
  paymentStatuses,
  paymentStatusesThatAllow,
  paymentStatusTable,
  specifiedPaymentStatuses,
  staffPaymentStatus,
} from "./payment-status.ts";
import {
  clearingReasonRule,
  refundAmountRule,
  refundableCents,
  refundReasonRule,
  refundRule,
} from "./refund.ts";

describe("transitions of a payment (SPEC-2.38, SPEC-2.39)", () => {
  test.each([
    ["complete", ["pending", "failed", "expired"]],
    ["fail", ["pending"]],
    ["expire", ["pending", "failed"]],
    ["refund", ["completed"]],
    ["fail-refund", ["refunded"]],
    ["reverse", ["completed"]],
  ] as const)("%s", (command, from) => {
    expect(paymentStatusesThatAllow(command)).toEqual(from);
    for (const status of paymentStatuses) {
      expect(canMovePayment(status, command)).toBe((from as readonly PaymentStatus[]).includes(status));
    }
    expect(canMovePayment("undetermined", command)).toBe(false);
  });

  test("REL-M6: webhook events in any order and number never undo a completed payment", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...paymentCommands), { maxLength: 40 }), (commands) => {
        let at: PaymentStatus = "pending";
        let wasCompleted = false;
        for (const command of commands) {
          at = paymentStatusTable[at].moves[command] ?? at;
          wasCompleted ||= at === "completed";
          expect(wasCompleted).toBe(["completed", "refunded", "reversed"].includes(at));
        }
      }),
    );
  });
});

describe("what a status of a payment says", () => {
  test.each([
    ["pending", "caution", "En attente"],
    ["completed", "positive", "Réussi"],
    ["failed", "negative", "Échec"],
    ["expired", "neutral", "Expiré"],
    ["refunded", "info", "Remboursé"],
    ["reversed", "neutral", "Annulé"],
    ["undetermined", "neutral", "Undetermined"],
  ] as const)("%s is %s, and staff reads %s", (status, tone, label) => {
    const words = staffPaymentStatus(status);
    expect([words.tone, said(words.label)]).toEqual([tone, label]);
    // The filter of the payments says another word for one of them (SPEC-2.38).
    expect(said(words.filterLabel)).toBe(status === "completed" ? "Successful" : undefined);
  });

  test("the money of some is still awaited, that of others arrived, and the filter offers all but reversed", () => {
    expect(openPaymentStatuses).toEqual(["pending", "failed"]);
    expect(paymentStatuses.filter(isOpenPayment)).toEqual(openPaymentStatuses);
    expect(chargedPaymentStatuses).toEqual(["completed", "refunded"]);
    expect(paymentStatuses.filter(isChargedPayment)).toEqual(chargedPaymentStatuses);
    expect(specifiedPaymentStatuses).toEqual(["pending", "completed", "failed", "expired", "refunded"]);
  });
});

describe("REL-M12: refunds", () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents);

  test("their sum never exceeds what was captured", () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { maxLength: 20 }), (capturedCents, asked) => {
        let refundedCents: Cents = cents(0);
        const lostCents = cents(0);
        for (const each of asked) {
          if (!refundRule({ capturedCents, refundedCents, lostCents }, each))
            refundedCents = cents(refundedCents + each);
        }
        expect(refundedCents).toBeLessThanOrEqual(capturedCents);
        const left = refundableCents({ capturedCents, refundedCents, lostCents });
        expect(refundedCents + left).toBe(capturedCents);
      }),
    );
  });

  test("all that is left may be paid back, once", () => {
    const payment = { capturedCents: cents(1000), refundedCents: cents(300), lostCents: cents(100) };
    expect(refundRule(payment, cents(600))).toBeUndefined();
    expect(said(refundRule(payment, cents(601)))).toBe(
      "Le remboursement dépasse le montant encaissé restant",
    );
    expect(said(refundRule(payment, cents(0)))).toBe("Le montant à rembourser doit être supérieur à 0");
  });

  test("an amount is dollars with two decimals, a reason has at most 500 characters", () => {
    expect(["1", 0.5, "10.55"].map(refundAmountRule)).toEqual([undefined, undefined, undefined]);
    const nothing = "Le montant à rembourser doit être supérieur à 0";
    const none = "Veuillez saisir un montant en dollars, avec deux décimales au plus";
    expect(["0", "", -1, "1.001", "all", "1e-3"].map((given) => said(refundAmountRule(given)))).toEqual([
      ...[nothing, nothing, nothing, none, none, none],
    ]);
    expect(refundReasonRule("x".repeat(501))).toBeDefined();
  });

  test("what came of a marked payment is said, in at most 500 characters", () => {
    expect(["", " \n"].map((text) => said(clearingReasonRule(text)))).toEqual([
      ...["Please say what came of it", "Please say what came of it"],
    ]);
    expect(["x", " x ", "x".repeat(500)].map(clearingReasonRule)).toEqual([undefined, undefined, undefined]);
    expect(clearingReasonRule("x".repeat(501))).toBeDefined();
  });
});

test("REL-M2: amounts that no card is charged are refused before a provider is called", () => {
  expect([0, 49, 50, 99_999_999, 100_000_000].map((n) => chargeableRule(cents(n))?.id)).toEqual([
    "payment.amount.tooLittle",
    "payment.amount.tooLittle",
    undefined,
    undefined,
    "payment.amount.tooMuch",
  ]);
});

describe("the checkout drawer", () => {
  test.each([
    ["4242424242424242", "4242 4242 4242 4242"],
    ["4242-4242 42", "4242 4242 42"],
    ["42424242424242424242", "4242 4242 4242 4242"],
    ["abc", ""],
    ["4242", "4242"],
    ["42424", "4242 4"],
  ])("card number %s", (typed, shown) => {
    expect(maskCardNumber(typed)).toBe(shown);
  });

  test.each([
    ["1", "1"],
    ["12", "12"],
    ["123", "12/3"],
    ["12/34", "12/34"],
    ["12345", "12/34"],
    ["ab", ""],
  ])("expiry %s", (typed, shown) => {
    expect(maskExpiry(typed)).toBe(shown);
  });

  test("codes have at most 3 digits", () => {
    expect(["12a3", "1234", ""].map(maskCvc)).toEqual(["123", "123", ""]);
  });

  test("masks keep within 19, 5 and 3 characters and are stable", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        for (const [mask, most] of [
          [maskCardNumber, 19],
          [maskExpiry, 5],
          [maskCvc, 3],
        ] as const) {
          expect(mask(typed).length).toBeLessThanOrEqual(most);
          expect(mask(mask(typed))).toBe(mask(typed));
        }
      }),
    );
  });

  test("all five fields are required", () => {
    const values = { fullName: "Ann", email: " ", cardNumber: "4242", expiry: "", cvc: "123" };
    expect(Object.keys(checkCheckout(values))).toEqual(["email", "expiry"]);
  });
});
