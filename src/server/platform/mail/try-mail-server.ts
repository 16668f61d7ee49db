import { z } from "zod";
import { seconds } from "#domain/time/durations.ts";
import { publicAddressOf } from "../http/public-host.ts";

/** Where mail servers take mails to be sent; no other service of a network is asked for a trial. */
const mailPorts: readonly number[] = [25, 465, 587, 2525];

interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly isEncrypted: boolean;
  readonly user: string;
  readonly password: string;
}

/** `smtp://user:password@host:587`, as the office takes it: a server at a port of mail, and nothing beside. */
export function readMailServer(text: string): MailServer | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const isEncrypted = protocol === "smtps:";
  const read = {
    ...{ host: hostname, isEncrypted, port: Number(port) || (isEncrypted ? 465 : 587) },
    ...{ user: decoded(username), password: decoded(password) },
  };
  const isBare = search === "" && hash === "" && (pathname === "" || pathname === "/");
  const isMail = (isEncrypted || protocol === "smtp:") && mailPorts.includes(read.port);
  return isBare && isMail && hostname !== "" ? read : undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export interface TrialMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Why a server in a private network is not asked by a shop in the public one. */
export class PrivateHost extends Error {
  constructor(host: string) {
    super(`${host} is no server of the public internet`);
  }
}

const sent = z.object({ response: z.string().catch("") });

/**
 * Sends one mail by a server that was typed, and returns what the server answered. It is connected to by an address that
 * was looked at, so that a name cannot lead into the machine's own network.
 * @throws what the server answers instead, PrivateHost
 */
export async function tryMailServer(
  { host, port, isEncrypted, user, password }: MailServer,
  mail: TrialMail,
  { isPublicOnly }: { readonly isPublicOnly: boolean },
): Promise<string> {
  const address = isPublicOnly ? await publicAddressOf(host) : host;
  if (address === undefined) throw new PrivateHost(host);
  const { default: nodemailer } = await import("nodemailer");
  const transporter = nodemailer.createTransport({
    ...{ host: address, port, secure: isEncrypted, tls: { servername: host } },
    ...(user !== "" && { auth: { user, pass: password } }),
    ...{ connectionTimeout: seconds(5), greetingTimeout: seconds(5), socketTimeout: seconds(15) },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  try {
    const answer: unknown = await transporter.sendMail({ ...mail, to: { name: "", address: mail.to } });
    return sent.parse(answer).response;
  } finally {
    transporter.close();
  }
}
