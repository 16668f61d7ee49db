// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { setPrintAreas } from "#contracts/catalogue/product-pictures.ts";
import { readProduct } from "../../../api/reads/catalogue.ts";
import { AuthProvider } from "../../../parts/accounts/auth-provider.tsx";
import { staffToken } from "../../../parts/accounts/staff-token.ts";
import { openRendered, scriptServer } from "../../../rendered.fixture.tsx";
import { PrintAreas } from "./print-areas.tsx";

const owner = { id: 1, name: "Ann", email: "ann@example.com", role: "owner", language: null } as const;
const image = "https://shop.example/tote.webp";
const picture = {
  ...{ src: image, width: 1_000, height: 1_200, sources: [], placeholder: null },
  open_graph: "https://shop.example/tote.jpg",
};
const row = {
  ...{ id: 7, name: "Market tote", image_base64: image, picture, version: 3 },
  created_at: "2026-03-02T10:00:00Z",
};
const save = "PUT /api/products/{id}/print-areas";

/** The editor of a product of which no area is marked yet. */
async function open(script: Parameters<typeof scriptServer>[0]) {
  staffToken.set(() => "a token");
  const server = scriptServer(script);
  const onDirty = vi.fn();
  const desk = (
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider known={owner}>
        <PrintAreas product={readProduct.parse(row)} onDirty={onDirty} />
      </AuthProvider>
    </QueryClientProvider>
  );
  const user = await openRendered("/admin", [{ path: "admin", Component: vi.fn(() => desk) }]);
  return { user, server, onDirty };
}

function sent() {
  const calls = vi.mocked(fetch).mock.calls.filter(([, given]) => given?.method === "PUT");
  return calls.map(([, given]) => setPrintAreas.body.parse(JSON.parse(String(given?.body))).print_areas);
}

const mark = () => screen.findByRole("button", { name: "Mark a print area" });
const saving = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save the print areas" });
const width = (place: string) =>
  within(screen.getByRole("group", { name: place })).getByRole<HTMLInputElement>("textbox", {
    name: "Width, mm",
  });

test("an area is marked on the picture, measured and saved, and told of until then", async () => {
  const stored = { ...row, version: 4 };
  const { user, server, onDirty } = await open({});
  expect(saving().disabled).toBe(true);
  await user.click(await mark());
  await user.click(await mark());
  expect(onDirty).toHaveBeenLastCalledWith(true);
  expect(screen.getAllByRole("group").map((group) => group.querySelector("legend")?.textContent)).toEqual([
    "Front",
    "Back",
  ]);
  await user.clear(width("Front"));
  await user.type(width("Front"), "180");
  await user.tab();
  await user.click(screen.getAllByRole("button", { name: "Remove the print area" })[1] as HTMLElement);
  const area = {
    ...{ id: "front", name: "front" as const, picture: image, width_mm: 180, height_mm: 250 },
    corners: [
      [350, 540],
      [650, 540],
      [650, 900],
      [350, 900],
    ],
  };
  server.answer(save, { success: true, data: { ...stored, print_areas: [area] } });
  await user.click(saving());
  await waitFor(() => expect(sent()).toEqual([[area]]));
  await waitFor(() => expect(onDirty).toHaveBeenLastCalledWith(false));
});

test("what was marked stays when a colleague saved first, and is saved over theirs", async () => {
  const current = { ...row, version: 5, print_areas: [] };
  const message = "Somebody else has changed this product.";
  const conflict = Response.json({ message, code: "stale", fresh: current }, { status: 409 });
  const { user, server } = await open({ [save]: conflict });
  await user.click(await mark());
  await user.click(saving());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(width("Front").value).toBe("250");
  server.answer(save, { success: true, data: { ...current, version: 6 } });
  await waitFor(() => expect(saving().disabled).toBe(false));
  await user.click(saving());
  await waitFor(() => expect(sent()).toHaveLength(2));
  const { headers } =
    vi.mocked(fetch).mock.calls.filter(([, given]) => given?.method === "PUT")[1]?.[1] ?? {};
  expect(new Headers(headers).get("if-match")).toBe('"5"');
});
