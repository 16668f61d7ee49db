import { lookup as askDns, type LookupAddress } from "node:dns";
import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { isLocal } from "#domain/webhooks/webhook-address.ts";
import { isPrivateHost, isPublicAddress } from "../http/public-host.ts";

/** The most bytes of an answer that are read and kept. */
const mostBytes = 1024;

/** Names and addresses; tests put their own in its place. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

const resolveName: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    askDns(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

export interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Reach {
  /** Plain http to this machine: where the shop itself is tried out on it. */
  readonly mayBeLocal: boolean;
  readonly resolve?: Resolve;
  /** Ends the attempt, however far it is. */
  readonly signal: AbortSignal;
}

export interface PostedAnswer {
  readonly status: number;
  readonly answer: string;
}

/** Why an address is not sent to. */
export class ForbiddenAddress extends Error {
  constructor() {
    super("this address is not public");
    this.name = "ForbiddenAddress";
  }
}

/** May an address be sent to, as it is written? Where its name leads is seen at each connection. */
export function mayPostTo(target: URL, { mayBeLocal }: Pick<Reach, "mayBeLocal">): boolean {
  if (mayBeLocal && isLocal(target)) return true;
  return target.protocol === "https:" && !isPrivateHost(target);
}

/**
 * Sends to an endpoint, by a connection of its own, and reads the beginning of its answer. The name is resolved here and
 * the connection goes to an address that was looked at: what resolves to another one a moment later leads nowhere else.
 * Redirects are answers like others.
 * @throws ForbiddenAddress, and what the network throws
 */
export function postWebhook({ url, headers, body }: Posting, reach: Reach): Promise<PostedAnswer> {
  const target = new URL(url);
  // An address that is written as such is never looked up.
  if (!mayPostTo(target, reach)) return Promise.reject(new ForbiddenAddress());
  const isAllowed = isLocal(target) ? isLoopback : isPublicAddress;
  return new Promise((resolve, reject) => {
    const { request } = target.protocol === "https:" ? https : http;
    const length = String(Buffer.byteLength(body));
    const options = {
      method: "POST",
      headers: { ...headers, "content-length": length, "user-agent": "GreenEco-Webhooks" },
      // A connection that was kept would not be looked at again.
      agent: false,
      lookup: lookupOf(reach.resolve ?? resolveName, isAllowed),
      signal: reach.signal,
      maxHeaderSize: 8 * mostBytes,
    };
    const sending = request(target, options, (response) => {
      readBeginning(response).then(
        (answer) => resolve({ status: response.statusCode ?? 0, answer }),
        (error: unknown) => reject(error),
      );
    });
    sending.on("error", reject);
    sending.end(body);
  });
}

/** Refuses a name that leads to any address which is not allowed. */
function lookupOf(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, { all }, done) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isAllowed(address))) done(new ForbiddenAddress(), []);
        else if (all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };
}

async function readBeginning(response: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  // Leaving the loop closes the connection: an answer may be endless.
  for await (const part of response) {
    parts.push(part);
    length += part.length;
    if (length >= mostBytes) break;
  }
  // PostgreSQL holds no zero byte in a text.
  return Buffer.concat(parts).subarray(0, mostBytes).toString("utf8").replaceAll("\0", "");
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}
