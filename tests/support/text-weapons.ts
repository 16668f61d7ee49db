/** Texts that cost a program more time than they are long, by what they are made of (REL-I18). */
export const textWeapons = (length: number): Readonly<Record<string, string>> => ({
  "marks of alternating classes": `a${"\u0301\u0316".repeat(length / 2)}`,
  "marks of one class": `a${"\u0301".repeat(length)}`,
  "high classes before low ones": `a${"\u0301".repeat(length / 2)}${"\u0316".repeat(length / 2)}`,
  "marks that become two": `a${"\u0344".repeat(length)}`,
  "joiners in a chain": "👩\u200d".repeat(length / 3),
  "halves of pairs": "\ud800".repeat(length),
  tags: "\u{E0041}".repeat(length / 2),
  "letters under thirty marks": `a${"\u0301\u0316".repeat(15)}`.repeat(length / 31),
  "one letter that becomes eighteen": "\uFDFA".repeat(length),
  "tags of markup between marks": "\u0301<b>\u0316".repeat(length / 5),
});

/** A name of a file as a vandal writes it. */
export const zalgoName = `${`l${"\u0301\u0316\u0334".repeat(2_000)}`}ogo.png`;
