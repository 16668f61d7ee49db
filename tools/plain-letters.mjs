/**
 * Writes every letter beyond ASCII as its number. Node holds a source of which a single letter is beyond Latin-1 in
 * memory with two bytes for each, as long as it runs. What it means stays the same in strings and in expressions.
 * @type {import("vite").Plugin}
 */
export const plainLetters = {
  name: "plain-letters",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue;
      file.code = file.code.replace(
        /[^\0-\x7f]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
    }
  },
};
