import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestEnd } from "./read-long-list.ts";

test("from whichever end a page is read, it holds the same rows, and never more than half of the list is passed over", () => {
  const number = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1, max: 10 }), (total, offset, limit) => {
      const rows = Array.from({ length: total }, (_, index) => index);
      const slice = nearestEnd({ limit, offset }, total);
      const order = slice.isFromEnd ? rows.toReversed() : rows;
      const read = order.slice(slice.offset, slice.offset + slice.limit);
      expect(slice.isFromEnd ? read.toReversed() : read).toEqual(rows.slice(offset, offset + limit));
      if (slice.limit > 0) expect(slice.offset).toBeLessThanOrEqual(total / 2);
    }),
  );
});
