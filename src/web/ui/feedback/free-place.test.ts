import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Box, freePlace, roomBeside } from "./free-place.ts";

const view = { width: 1280, height: 800, barsEnd: 64 };
const message = { width: 400, height: 80 };
const row = (top: number, left = 0, right = view.width): Box => ({ left, top, right, bottom: top + 40 });

describe("FOUND-U49 messages cover no buttons", () => {
  test("they stand on the right below the bars, else below what is there, else on the left", () => {
    expect(freePlace([], message, view)).toMatchObject({ left: 864, top: 64 });
    expect(freePlace([row(100, 900, 1000)], message, view)).toMatchObject({ left: 864, top: 144 });
    const fullRight = Array.from({ length: 19 }, (_, index) => row(64 + index * 40, 900, 1000));
    expect(freePlace(fullRight, message, view)).toMatchObject({ left: 16, top: 64 });
  });

  test("in a window full of controls they cover the fewest", () => {
    const full = Array.from({ length: 19 }, (_, index) => row(64 + index * 40));
    const [, ...others] = full;
    expect(freePlace(full, message, view)).toEqual({ left: 864, top: 64 });
    expect(freePlace(others, message, view)).toEqual({ left: 864, top: 64 });
    expect(freePlace(full.slice(0, -2), message, view)).toEqual({ left: 864, top: 704 });
  });

  test("a dialog leaves them the room from the edge that is nearer to them", () => {
    expect(roomBeside({ top: 72, bottom: 152 }, 844)).toEqual({ side: "top", room: 160 });
    expect(roomBeside({ top: 740, bottom: 820 }, 844)).toEqual({ side: "bottom", room: 112 });
  });

  test("they always stand in the window, below its bars", () => {
    const coordinate = fc.integer({ min: -200, max: 1_400 });
    const box = fc
      .record({ left: coordinate, top: coordinate, width: fc.nat(300), height: fc.nat(80) })
      .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }));
    fc.assert(
      fc.property(fc.array(box, { maxLength: 40 }), (controls) => {
        const { left, top } = freePlace(controls, message, view);
        expect(top).toBeGreaterThanOrEqual(view.barsEnd);
        expect(top + message.height).toBeLessThanOrEqual(view.height);
        expect([16, 864]).toContain(left);
      }),
    );
  });
});
