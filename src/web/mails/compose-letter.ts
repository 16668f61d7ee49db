export async function composeLetter() {
  return { subject: "", text: "", html: "" };
}
