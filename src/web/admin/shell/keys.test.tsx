// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { waitingKinds } from "#domain/today/waiting-item.ts";
import { openOffice } from "../office.fixture.tsx";

const none = Object.fromEntries(waitingKinds.map((kind) => [kind, 0]));
const open = () => openOffice("?section=price-lists", { "GET /api/today": { items: [], counts: none } });

test('"?" shows what every key does', async () => {
  const { user } = await open();
  await user.keyboard("?");
  const dialog = await screen.findByRole("dialog", { name: "Keys" });
  for (const said of [
    "Write an offer",
    "Confirm the quote",
    "Next row, or next open request",
    "All commands",
  ])
    expect(within(dialog).getByText(said)).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the first thing that Tab reaches leads past the menu", async () => {
  const { user } = await open();
  await user.tab();
  expect(document.activeElement?.textContent).toBe("Skip to content");
  expect(document.activeElement?.getAttribute("href")).toBe("#main");
  expect(document.querySelector("main")?.id).toBe("main");
});
