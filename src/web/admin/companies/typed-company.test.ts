import { expect, test } from "vitest";
import { rulesOfCompany, typedCompany } from "./typed-company.ts";

test.each([
  ["45", true],
  ["0", true],
  ["", false],
  ["91", false],
  ["soon", false],
])("%j days to the end of the month are accepted: %s", (days, isAccepted) => {
  const typed = { ...typedCompany(), name: "North", terms_kind: "end_of_month" as const, days };
  expect(rulesOfCompany(typed).days === undefined).toBe(isAccepted);
});
