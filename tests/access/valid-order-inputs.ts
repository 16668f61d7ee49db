import type { Targets } from "./targets.ts";

export const proofFacts = {
  places: [{ place: "front", width_mm: 240, height_mm: 180, inks: ["PMS 185 C"] }],
};
const boxes = { spelling: true, size: true, place: true, inks: true, quantity: true, address: true };
const name = "Eve Adams";
export const recordedAnswer = {
  ...{ answer: "changes_requested", channel: "phone", on: "2026-03-02", by: name, text: "Larger." },
};

/** What the writing calls about orders, their invoices and their money are sent when nothing is wrong with it. */
export const orderWrites: Readonly<Record<string, (targets: Targets) => Readonly<Record<string, unknown>>>> =
  {
    "POST /api/quotes/{id}/invoices": () => ({ kind: "invoice" }),
    "POST /api/invoices/{id}/issue": () => ({}),
    "DELETE /api/invoices/{id}": () => ({}),
    "POST /api/invoices/{id}/credit": () => ({ amount: "1.00", reason: "A strap was missing." }),
    "POST /api/invoices/{id}/correct": () => ({ reason: "The address was wrong." }),
    "POST /api/quotes/{id}/undo": () => ({ command: "confirm" }),
    "POST /api/plan-items/{id}/unwaive": () => ({ reason: "They pay after all." }),
    "POST /api/quotes/{id}/keep": () => ({ amount: "1.00", reason: "The bags were printed already." }),
    "POST /api/payments/{id}/reverse": () => ({ reason: "The transfer of another client." }),
    "POST /api/clients/{id}/statement": () => ({}),
    "POST /api/companies/{id}/statement": () => ({}),
    "POST /api/orders/{id}/proofs": () => ({ facts: proofFacts }),
    "POST /api/proofs/{id}/send": () => ({}),
    "POST /api/proofs/{id}/withdraw": () => ({}),
    "POST /api/proofs/{id}/approve": () => ({ boxes, name }),
    "POST /api/proofs/{id}/request-changes": () => ({
      text: "The blue is too dark.",
      marks: [{ x: 250, y: 700, text: "This one" }],
    }),
    "POST /api/proofs/{id}/record-answer": () => recordedAnswer,
    "POST /api/orders/{id}/start": () => ({}),
    "POST /api/orders/{id}/hold": () => ({ reason: "machine" }),
    "POST /api/orders/{id}/resume": () => ({}),
    "POST /api/orders/{id}/pack": () => ({}),
    "POST /api/orders/{id}/meet": () => ({ gate: "goods" }),
    "POST /api/orders/{id}/waive": () => ({ gate: "goods", reason: "Stock is on its way." }),
    "PUT /api/orders/{id}/address": () => ({ address: "1700 Sherman Street" }),
    "PUT /api/orders/{id}/dates": () => ({ lead_days: 10 }),
    "POST /api/orders/{id}/deliver": () => ({}),
    "POST /api/orders/{id}/close": () => ({}),
    // An order of this shop has one line, under the order's own number.
    "POST /api/orders/{id}/counts": ({ orderId }) => ({
      lines: [{ order_line_id: orderId, good: 9_900, spoiled: 100 }],
    }),
    "POST /api/orders/{id}/shipments": ({ orderId }) => ({
      ...{ carrier: "UPS", shipped_on: "2026-03-02", lines: [{ order_line_id: orderId, units: 10 }] },
    }),
    "POST /api/orders/{id}/correct": () => ({ to: "in_production", reason: "The wrong card was moved." }),
    "PUT /api/shipments/{id}": () => ({ cartons: 3, reason: "One more was found." }),
    "POST /api/shipments/{id}/void": () => ({ reason: "It never left." }),
    "POST /api/orders/{id}/settlement": () => ({}),
    "POST /api/orders/{id}/settlement/void": () => ({ reason: "A pallet was counted twice." }),
    "POST /api/orders/{id}/reorder": () => ({}),
  };
