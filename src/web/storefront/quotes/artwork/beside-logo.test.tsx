// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { openRendered } from "../../../rendered.fixture.tsx";
import { CopyOffer } from "./copy-offer.tsx";
import { MoreArtwork } from "./more-artwork.tsx";

const onChange = vi.fn();
const onUse = vi.fn();
const heic = new File(["a picture"], "logo.heic", { type: "image/heic" });
const More = () => <MoreArtwork files={[svg, svg]} error={undefined} onChange={onChange} />;
const Offer = () => <CopyOffer file={heic} onUse={onUse} />;
const svg = new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" });

test("L15 further files go with the request: those of the kinds, and at most three", async () => {
  const user = await openRendered("/", [{ index: true, Component: More }]);
  const field = screen.getByLabelText("More artwork");
  await user.upload(field, [svg, svg]);
  expect(await screen.findByText(/takes 3 further files at most/)).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
  await user.upload(field, svg);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith([svg, svg, svg]));
});

test("L15 a picture of a phone is offered as a smaller copy where the browser can read it, else nothing is", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("of no kind")));
  onTestFinished(() => void vi.unstubAllGlobals());
  await openRendered("/", [{ index: true, Component: Offer }]);
  expect(screen.queryByRole("button")).toBeNull();
  document.body.replaceChildren();
  vi.stubGlobal("createImageBitmap", () =>
    Promise.resolve({ width: 6_000, height: 4_000, close: () => undefined }),
  );
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((made, kind) =>
    made(new Blob(["x"], { type: kind ?? "" })),
  );
  const user = await openRendered("/", [{ index: true, Component: Offer }]);
  await user.click(await screen.findByRole("button", { name: "Use a smaller copy of this picture" }));
  expect(onUse.mock.calls[0]?.[0]).toMatchObject({ name: "logo.jpg", type: "image/jpeg" });
});
