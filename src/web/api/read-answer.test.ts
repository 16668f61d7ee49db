import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "#contracts/zod.ts";
import { readAnswer, readIfAgreed } from "./read-answer.ts";

const row = z.object({
  id: z.int(),
  price: z.string(),
  isOn: z.boolean(),
  names: z.array(z.string()),
  units: z.record(z.string(), z.int()),
  reason: z.string().nullable(),
  note: z.object({ text: z.string() }).optional(),
});
const list = z.object({ rows: z.array(row) });
const plain = { id: 1, price: "0.14", isOn: true, names: ["L"], units: { L: 5 }, reason: null };

describe("an answer is read leniently", () => {
  const log = vi.spyOn(console, "warn");
  beforeEach(() => void log.mockImplementation(() => undefined));
  afterEach(() => void log.mockReset());
  const read = (given: unknown) => readAnswer(list, given, "GET /api/rows");

  test("as agreed it is read without a word", () => {
    expect(read({ rows: [plain] })).toEqual({ rows: [plain] });
    expect(log).not.toHaveBeenCalled();
  });

  test("numbers may be text and text a number, flags 1 or 0, lists and maps JSON text, nothing missing", () => {
    const odd = { id: "1", price: 0.14, isOn: "1", names: '["L"]', units: '{"L":"5"}', note: null };
    expect(read({ rows: [odd] })).toEqual({ rows: [plain] });
    expect(read({ rows: JSON.stringify([{ ...odd, isOn: 1 }]) })).toEqual({ rows: [plain] });
    expect(log).not.toHaveBeenCalled();
  });

  test("a row that cannot be read is left out, and logged by its place", () => {
    expect(read({ rows: [{ ...plain, id: "one" }, plain, null] })).toEqual({ rows: [plain] });
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]?.join()).toContain("GET /api/rows.rows.0, GET /api/rows.rows.2");
  });

  test("what may be missing takes no row away, and its content is not logged", () => {
    expect(read({ rows: [{ ...plain, note: { text: ["secret"] } }] })).toEqual({ rows: [plain] });
    expect(log.mock.calls[0]?.join()).toContain("GET /api/rows.rows.0.note");
    expect(log.mock.calls[0]?.join()).not.toContain("secret");
  });

  test.each([undefined, null, "", "cut {", [], { rows: null }, { rows: 1 }, { rows: [1, {}] }])(
    "another kind of answer is none: %j",
    (given) => {
      expect(() => read(given)).toThrow(z.ZodError);
      expect(readIfAgreed(list, given, "x")).toBeUndefined();
    },
  );

  test("of several shapes the one that fits is read", () => {
    const shapes = z.union([z.object({ data: z.array(row) }), z.array(row)]);
    expect(readAnswer(shapes, [plain, 1], "x")).toEqual([plain]);
    expect(readAnswer(shapes, { data: [{ ...plain, id: "1" }] }, "x")).toEqual({ data: [plain] });
  });
});
