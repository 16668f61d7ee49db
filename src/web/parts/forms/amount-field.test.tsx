// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Locale } from "#domain/language/language.ts";
import { dollarsToCents } from "#domain/money/cents.ts";
import { shopAt } from "../page-markup.fixture.tsx";
import { AmountField, MoneyField } from "./amount-field.tsx";
import { useValidatedForm } from "./use-validated-form.ts";

interface Values {
  readonly money: string;
  readonly rate: string;
}

const onSubmit = vi.fn();

interface FormProps {
  readonly begins: string;
}

function Form({ begins }: FormProps) {
  const form = useValidatedForm<Values>({
    defaultValues: { money: begins, rate: "" },
    rules: (typed) => ({ money: dollarsToCents(typed.money) === undefined ? "No amount" : undefined }),
    focusesErrors: true,
    onSubmit,
  });
  return (
    <form onSubmit={(event) => void form.submit(event)}>
      <MoneyField of={form} name="money" label="Money" />
      <AmountField of={form} name="rate" decimals={4} label="Rate" otherwise={1234.5} />
      <button type="submit">Save</button>
    </form>
  );
}

function open(locale: Locale, begins = "") {
  onTestFinished(() => {
    cleanup();
    onSubmit.mockReset();
  });
  const form = <Form begins={begins} />;
  const root = { path: "/", Component: vi.fn(() => form) };
  render(shopAt({ locale, messages: {}, address: "/", root }));
  return userEvent.setup({ delay: null });
}

const money = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Money" });
const rate = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Rate" });
const save = () => screen.getByRole("button", { name: "Save" });
/** Groups are narrow no-break spaces in French; a test writes spaces. */
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

const typed: readonly [Locale, string, string, string][] = [
  ["fr", "2300,00", "2300", "2 300,00"],
  ["fr", "2 300,00", "2300", "2 300,00"],
  ["fr", "2\u202f300,00 €", "2300", "2 300,00"],
  ["fr", "2\u00a0300,5", "2300.5", "2 300,50"],
  ["fr", "2300.00", "2300", "2 300,00"],
  ["fr", "1.250.000", "1250000", "1 250 000,00"],
  ["en", "2300,00", "2300", "2,300.00"],
  ["en", "2 300.00", "2300", "2,300.00"],
  ["en", "$2,300.5", "2300.5", "2,300.50"],
  ["en", "2,300", "2300", "2,300.00"],
  ["mul", "1.25 USD", "1.25", "1.25"],
];

test.each(typed)("FOUND-H12 in %s %j is %j, and stands as %j", async (locale, text, plain, written) => {
  const user = open(locale);
  await user.type(money(), text);
  expect(money().value).toBe(text);
  await user.click(save());
  expect(onSubmit).toHaveBeenCalledWith({ money: plain, rate: "" });
  expect(spaced(money().value)).toBe(written);
});

test.each<[Locale, string, string]>([
  ["fr", "5 350,00", "1 234,5"],
  ["en", "5,350.00", "1,234.5"],
])("what a field begins with is written as %s writes it", (locale, written, otherwise) => {
  open(locale, "5350.00");
  expect(spaced(money().value)).toBe(written);
  expect(spaced(rate().placeholder)).toBe(otherwise);
});

test("what is no amount stays as it was typed, is refused, and takes the focus", async () => {
  const user = open("fr");
  await user.type(money(), "12,345 €");
  await user.click(rate());
  expect(money().value).toBe("12,345 €");
  await user.click(save());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByText("No amount")).toBeDefined();
  expect(document.activeElement).toBe(money());
  await user.clear(money());
  await user.type(money(), "12,34");
  expect(screen.queryByText("No amount")).toBeNull();
});
