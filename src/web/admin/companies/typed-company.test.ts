import { expect, test } from "vitest";
import { rulesOfCompany, typedCompany } from "./typed-company.ts";

test.each([
  ["45", true, true],
  ["46", true, false],
  ["0", true, true],
  ["", false, false],
  ["91", false, false],
  ["soon", false, false],
])("L11.2 %j days to the end of the month are accepted: %s, in France %s", (days, isAccepted, inFrance) => {
  const typed = { ...typedCompany(), name: "North", terms_kind: "end_of_month" as const, days };
  const isTaken = (isFrench: boolean) => rulesOfCompany(typed, { isFrench }).days === undefined;
  expect([isTaken(false), isTaken(true)]).toEqual([isAccepted, inFrance]);
});
