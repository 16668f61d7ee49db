const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
];

/**
 * Does one word of an address, what stands before its @ or a label of its domain, hold letters of several alphabets, as
 * `\u043Ewner@example.com` with a Cyrillic first letter does? Chinese and Japanese are written in several scripts, and
 * these look like nothing else.
 */
export function mixesAlphabets(email: string): boolean {
  const at = email.lastIndexOf("@");
  const words = [email.slice(0, Math.max(0, at)), ...email.slice(at + 1).split(".")];
  return words.some((word) => alphabets.filter((letters) => letters.test(word)).length > 1);
}
