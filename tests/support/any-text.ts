import fc from "fast-check";

/** Any character but half a surrogate pair. What `unit: "binary"` does as well, after a second of listing all of them. */
const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map(
    (codePoint) => String.fromCodePoint(codePoint),
    // Lets fast-check put its own dangerous words in, such as `__proto__`, and shorten what failed.
    (character) => (typeof character === "string" ? (character.codePointAt(0) ?? 0) : 0),
  );

/** A text of any characters: controls, marks, other scripts, signs outside of the first plane. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: anyCharacter, maxLength });
}
