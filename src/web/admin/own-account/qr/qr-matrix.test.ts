import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qrMatrix } from "./qr-matrix.ts";

// Each of these pictures, and smaller texts of each size, was read back by an independent reader.
test.each([
  [84, 37, "16bfc72827faa6ad"],
  [106, 41, "9af13e03fbb848ed"],
  [122, 45, "db0c3eecda8ca5c6"],
  [152, 49, "289794740494683b"],
  [180, 53, "7c218a85d2a0147b"],
  [213, 57, "69d53f0a9ff1603a"],
])("%i bytes are a picture of %i cells that was read before", (length, width, known) => {
  const matrix = qrMatrix("otpauth://totp/".padEnd(length, "green eco "));
  expect(matrix).toHaveLength(width);
  const cells = matrix.map((row) => row.map(Number).join("")).join("\n");
  expect(createHash("sha256").update(cells).digest("hex").slice(0, 16)).toBe(known);
});

test("three corners carry the squares that a reader looks for", () => {
  const matrix = qrMatrix("otpauth://totp/Green%20Eco:ann@example.com");
  const last = matrix.length - 7;
  for (const [x, y] of [
    [0, 0],
    [last, 0],
    [0, last],
  ] as const) {
    const middle = matrix[y + 3]
      ?.slice(x, x + 7)
      .map(Number)
      .join("");
    expect(middle).toBe("1011101");
  }
});

test("what is too long for a phone is refused", () => {
  expect(() => qrMatrix("x".repeat(214))).toThrow(RangeError);
});
