// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openRendered, scriptServer } from "../../rendered.fixture.tsx";
import { ArtworkSection } from "./artwork-section.tsx";

const report = {
  ...{ type: "pdf", width_px: null, height_px: null, pages: 1, size_mm: { width: 90, height: 60 } },
  ...{ fonts: "none", spot_colours: [], is_vector: true, has_transparency: true, has_white_box: false },
  ...{ colours: [{ hex: "#C8102E", share: 1 }], colour_count: 1, sharp_up_to_mm: null, level: "fine" },
  notes: ["Vector: prints sharp at any size."],
};
const file = {
  ...{ id: 2, name: "logo.pdf", type: "pdf", bytes: 2_048, role: "logo", version: 2, is_superseded: false },
  ...{ state: "ready", has_preview: false, report, by: { kind: "client", name: "Ann" } },
  created_at: "2026-11-28T10:00:00.000Z",
};
const former = {
  ...{ id: 9, name: "guide.pdf", type: "pdf", bytes: 9, role: "guideline", has_preview: false },
  ...{ created_at: "2026-10-28T10:00:00.000Z", quote_id: 3, reference: "GE-2026-000003" },
};
const older = { ...file, id: 1, version: 1, is_superseded: true, report: null };
const path = "/api/quotes/7/artwork";

const Section = ({ mayAdd = true }) => (
  <QueryClientProvider client={new QueryClient()}>
    <ArtworkSection reader={{ quoteId: 7, kind: "client", mayAdd, bearer: () => "a bearer" }} />
  </QueryClientProvider>
);

const ReadOnly = () => <Section mayAdd={false} />;

test("L15 a deal's files stand with role, version and what was found; former ones are taken again", async () => {
  const answer = { files: [file, older], former: [former] };
  const taken = { ...answer, former: [] };
  const server = scriptServer({ [`GET ${path}`]: answer, [`POST ${path}`]: taken });
  const user = await openRendered("/", [{ index: true, Component: Section }]);
  const [newest] = await screen.findAllByRole("listitem");
  expect(newest?.textContent).toContain("Logo · version 2");
  expect(newest?.textContent).toContain("Vector: prints sharp at any size.");
  expect(screen.getAllByText(/superseded/)).toHaveLength(1);
  server.answer(`GET ${path}`, taken);
  await user.click(screen.getByRole("button", { name: "Take guide.pdf again" }));
  await vi.waitFor(() => expect(screen.queryByText("From earlier quotes")).toBeNull());
});

test("L15 who only reads is offered nothing to add", async () => {
  scriptServer({ [`GET ${path}`]: { files: [], former: [] } });
  await openRendered("/", [{ index: true, Component: ReadOnly }]);
  expect(await screen.findByText("No further files.")).toBeDefined();
  expect(within(document.body).queryByText("Add a file")).toBeNull();
});
