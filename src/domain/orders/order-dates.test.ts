import fc from "fast-check";
import { expect, test } from "vitest";
import { daysAfter } from "../time/days.ts";
import {
  approvalTime,
  lateBounds,
  orderDates,
  promiseAfterHold,
  usualLeadDays,
  usualTransitDays,
} from "./order-dates.ts";

const holidays = ["2026-12-25", "2027-01-01"];
const calendar = {
  ...{ time_zone: "America/Denver", holidays, lead_days: usualLeadDays, transit_days: usualTransitDays },
};
const order = { lead_days: null, in_hands_on: null, promised_on: null, promised_before: null };
const gate = (lastGateAt: string | null) => ({ lastGateAt, calendar });
/** Monday the 7th of December, in the evening in Denver: in UTC the day after. */
const monday = "2026-12-08T04:00:00.000Z";

test("L17.3 approved on 7 December, 15 working days are 29 December, and five more on its way 6 January", () => {
  expect(orderDates(order, gate(monday))).toMatchObject({
    ...{ promisedOn: "2026-12-29", arrivesOn: "2027-01-06", promisedBefore: null, approveBy: null },
  });
});

test("L17.3 needed on 6 January, the last day to approve is 7 December, and then the promise is kept", () => {
  const needed = { ...order, in_hands_on: "2027-01-06" };
  expect(orderDates(needed, gate(null))).toMatchObject({ approveBy: "2026-12-07", promisedOn: null });
  expect(orderDates(needed, gate(monday))).toMatchObject({ promisedOn: "2026-12-29", promisedBefore: null });
});

test("L17.3 approved a day too late, the promise moves by a day and says from when", () => {
  const needed = { ...order, in_hands_on: "2027-01-06" };
  expect(orderDates(needed, gate("2026-12-08T18:00:00.000Z"))).toMatchObject({
    ...{ promisedOn: "2026-12-30", promisedBefore: "2026-12-29", arrivesOn: "2027-01-07" },
  });
});

test("L17.3 an order has its own lead time, and what was promised stays", () => {
  expect(orderDates({ ...order, lead_days: 5 }, gate(monday)).promisedOn).toBe("2026-12-14");
  const promised = { ...order, promised_on: "2026-12-31", promised_before: "2026-12-29" };
  expect(orderDates(promised, gate(monday))).toMatchObject({
    ...{ promisedOn: "2026-12-31", promisedBefore: "2026-12-29" },
  });
});

test.each([
  ["2026-12-01", "early"],
  ["2026-12-02", "soon"],
  ["2026-12-07", "soon"],
  ["2026-12-08", "late"],
] as const)("L17.3 on %s an approval by 7 December is %s", (today, time) => {
  expect(approvalTime("2026-12-07", today, holidays)).toBe(time);
});

test("L17.3 three working days on hold move the promise by three", () => {
  const held = {
    heldAt: "2026-12-10T18:00:00.000Z",
    resumedAt: new Date("2026-12-15T18:00:00.000Z"),
    calendar,
  };
  expect(promiseAfterHold("2026-12-29", held)).toBe("2027-01-04");
  expect(promiseAfterHold("2026-12-29", { ...held, resumedAt: new Date("2026-12-10T20:00:00.000Z") })).toBe(
    "2026-12-29",
  );
});

test("L17.3 beyond the bounds no order is late", () => {
  const few = fc.integer({ min: 0, max: 12 });
  const property = fc.property(
    few,
    few,
    fc.integer({ min: 0, max: 60 }),
    (lead_days, transit_days, later) => {
      const shop = { ...calendar, lead_days, transit_days };
      const today = daysAfter("2026-12-04", later);
      const { inHandsBy, lastGateBefore } = lateBounds(today, shop);
      for (let days = 0; days < 10; days += 1) {
        const needed = { ...order, in_hands_on: daysAfter(inHandsBy, 1 + days) };
        const { approveBy } = orderDates(needed, { lastGateAt: null, calendar: shop });
        expect((approveBy ?? "") >= today).toBe(true);
        const lastGateAt = `${daysAfter(lastGateBefore, days)}T18:00:00.000Z`;
        expect((orderDates(order, { lastGateAt, calendar: shop }).promisedOn ?? "") >= today).toBe(true);
      }
    },
  );
  fc.assert(property);
});
