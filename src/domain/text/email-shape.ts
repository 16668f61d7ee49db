// Characters that no address people use has: those that mail headers (REL-I9) or links give a meaning of their own, and those
// that are not seen, with which two addresses would look like one.
const strange = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800<>()[\]\\,;:"?&%#/]/u;

/**
 * Is this shaped like name@host.domain? The simple shape of the specification, checked the same on every form.
 * Written without a backtracking pattern, so that hostile input costs nothing (REL-I11).
 */
export function isEmailShaped(text: string): boolean {
  const at = text.indexOf("@");
  if (at < 1 || at !== text.lastIndexOf("@") || strange.test(text)) return false;
  const labels = text.slice(at + 1).split(".");
  return labels.length >= 2 && labels.every((label) => label !== "");
}
