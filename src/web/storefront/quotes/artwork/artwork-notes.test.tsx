// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openRendered, scriptServer } from "../../../rendered.fixture.tsx";
import { ArtworkNotes } from "./artwork-notes.tsx";

const file = new File(["a logo"], "logo.png", { type: "image/png" });
const report = {
  ...{
    type: "png",
    width_px: 900,
    height_px: 600,
    is_vector: false,
    has_transparency: false,
    has_white_box: false,
  },
  ...{ pages: null, size_mm: null, fonts: null, spot_colours: [] },
  colours: [
    { hex: "#C8102E", share: 0.6 },
    { hex: "#1D252D", share: 0.4 },
  ],
  ...{ colour_count: 2, sharp_up_to_mm: { good: 76.2, lowest: 152.4 }, level: "needs_work" },
  notes: ["It prints sharp up to 7.6 cm only.", "We count 2 colors."],
};

const onUse = vi.fn();
const onPreview = vi.fn();
const Notes = () => <ArtworkNotes file={file} onUseColours={onUse} onPreview={onPreview} />;

test("L15 what is found in a logo is said, and its colors are taken with one press", async () => {
  scriptServer({ "POST /api/artwork/check": { report, preview: "data:image/png;base64,AA==" } });
  const user = await openRendered("/", [{ index: true, Component: Notes }]);
  expect(await screen.findByText("We count 2 colors.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Print in these colors" }));
  expect(onPreview).toHaveBeenCalledWith("data:image/png;base64,AA==");
  expect(onUse).toHaveBeenCalledWith(["#C8102E", "#1D252D"]);
  expect(screen.getByText("They stand below as print colors.")).toBeDefined();
});

test("L15 a check that fails says nothing: the file is looked at when it is sent", async () => {
  const server = scriptServer({});
  server.refuse("POST /api/artwork/check", "silence");
  await openRendered("/", [{ index: true, Component: Notes }]);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.queryByRole("listitem")).toBeNull();
});
