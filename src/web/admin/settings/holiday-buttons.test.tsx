// @vitest-environment happy-dom
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { HolidayButtons } from "./holiday-buttons.tsx";

afterEach(cleanup);

function Days() {
  const [days, setDays] = useState("2026-08-17\n");
  return (
    <>
      <HolidayButtons days={days} onChange={setDays} />
      <output>{days}</output>
    </>
  );
}

test("a country's holidays are added by one click, once, beside those that stand there", async () => {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  render(
    <I18nProvider i18n={i18n}>
      <Days />
    </I18nProvider>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole("button", { name: "Add the public holidays of France" }));
  const lines = () => (screen.getByRole("status").textContent ?? "").split("\n");
  const year = new Date().getFullYear();
  expect(lines()).toContain(`${year}-07-14`);
  expect(lines()).toContain(`${year + 1}-05-01`);
  expect(lines()).toContain("2026-08-17");
  const count = lines().length;
  expect(count).toBe(23);
  await user.click(screen.getByRole("button", { name: "Add the public holidays of France" }));
  expect(lines()).toHaveLength(count);
});
