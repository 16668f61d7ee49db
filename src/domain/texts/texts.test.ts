import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPageText } from "./page-text.ts";
import { fillPlaceholders } from "./placeholders.ts";
import { mailTextNames, type OwnText } from "./text-names.ts";
import { checkText } from "./text-rules.ts";

describe("a mail in own words", () => {
  const text = { subject: "Your quote {reference}", opening: "Hello {name},\n\nHere it is.", closing: "" };
  const wrong = (change: OwnText) =>
    Object.fromEntries(
      Object.entries(checkText("quote-confirmed", { ...text, ...change })).map(([part, { id, values }]) => [
        part,
        values?.given ?? values?.missing ?? id,
      ]),
    );

  test.each<[OwnText, object]>([
    [{}, {}],
    [{ subject: "Bags", opening: "No name, no reference.", closing: undefined }, {}],
    [{ opening: "A lone } or { is a brace like any other" }, {}],
    [{ subject: " " }, { subject: "texts.required" }],
    [{ subject: "x".repeat(201) }, { subject: "text.tooLong" }],
    [{ opening: "{price}" }, { opening: "{price}" }],
    [{ closing: "{Name} {name}" }, { closing: "{Name}" }],
    [{ closing: "{ name }" }, { closing: "{ name }" }],
    [{ body: "A page" }, { body: "texts.unknownPart" }],
  ])("%j", (change, expected) => {
    expect(wrong(change)).toEqual(expected);
  });

  test("what the mail is about cannot be left out", () => {
    const refund = { subject: "A refund", opening: "It is on its way.", closing: "" };
    expect(checkText("payment-refunded", refund).opening?.values).toEqual({ missing: "{amount}" });
    expect(checkText("payment-refunded", { ...refund, closing: "{amount}" })).toEqual({});
  });

  test("a page has a body, in which braces are braces", () => {
    expect(checkText("terms", { body: "# Terms\n{nothing}" })).toEqual({});
    expect(Object.keys(checkText("terms", { subject: "Terms" }))).toEqual(["body", "subject"]);
    expect(mailTextNames).toContain("quote-news.offer-recalled");
  });
});

test.each([
  ["Hello {name},", { name: "Ann" }, "Hello Ann,"],
  ["Hello {name},", { name: "" }, "Hello,"],
  ["{name}: {name}", { name: "{reference}", reference: "x" }, "{reference}: {reference}"],
  ["{constructor} {other}", {}, "{constructor} {other}"],
  ["$& {a}", { a: "$&" }, "$& $&"],
])("%s is filled with %j", (text, values, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled);
});

describe("a page as plain text", () => {
  test("headings, paragraphs, lines and lists", () => {
    expect(readPageText("Before\nall\n\n# Terms \n- one\n- two\nafter\n\n- three\n\n\n#no\n-no\n# ")).toEqual(
      [
        { title: null, blocks: [{ kind: "paragraph", text: "Before\nall" }] },
        {
          title: "Terms",
          blocks: [
            { kind: "list", items: ["one", "two"] },
            { kind: "paragraph", text: "after" },
            { kind: "list", items: ["three"] },
            { kind: "paragraph", text: "#no\n-no\n#" },
          ],
        },
      ],
    );
  });

  test("no word is lost, whatever is typed", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("# ", "- ", "\n", "\n\n", "word ", "<b>", "#", "é")), (typed) => {
        const text = typed.join("");
        const read = readPageText(text).flatMap(({ title, blocks }) => [
          title ?? "",
          ...blocks.flatMap((block) => (block.kind === "list" ? block.items : [block.text])),
        ]);
        const words = (given: string) => given.replace(/[\s#-]/g, "");
        expect(words(read.join(""))).toBe(words(text));
      }),
    );
  });
});
