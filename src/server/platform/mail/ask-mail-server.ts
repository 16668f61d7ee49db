/** Why the mail server does not take our name and password; undefined when it does. Nothing is sent. */
export async function askMailServer(url: string): Promise<string | undefined> {
  const { default: nodemailer } = await import("nodemailer");
  const transporter = nodemailer.createTransport({ url, connectionTimeout: 5_000, greetingTimeout: 5_000 });
  try {
    await transporter.verify();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transporter.close();
  }
}
