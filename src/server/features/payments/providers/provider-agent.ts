import http from "node:http";
import https from "node:https";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { isHttps } from "#domain/shop/is-https.ts";
import { seconds } from "#domain/time/durations.ts";

/** How long a connection to a provider may take, name and TLS included. */
const connectTime = seconds(5);

type Made = (error: Error | null, stream: Duplex) => void;

/** Keeps connections to a provider open, and gives up on one that is not there after five seconds. */
export function providerAgent(address: string): http.Agent {
  return isHttps(address) ? new PromptTlsAgent({ keepAlive: true }) : new PromptAgent({ keepAlive: true });
}

class PromptAgent extends http.Agent {
  override createConnection(options: http.ClientRequestArgs, done?: Made) {
    return soon(super.createConnection(options, done), "connect");
  }
}

class PromptTlsAgent extends https.Agent {
  override createConnection(options: https.RequestOptions, done?: Made) {
    return soon(super.createConnection(options, done), "secureConnect");
  }
}

function soon<T extends Duplex | null | undefined>(socket: T, event: "connect" | "secureConnect"): T {
  if (!socket) return socket;
  const late = setTimeout(() => socket.destroy(new Error("no connection in time")), connectTime);
  const settle = () => clearTimeout(late);
  // A socket that is there already says so by its state, not by an event.
  if ((socket as Duplex & Partial<Pick<Socket, "connecting">>).connecting === false) settle();
  socket.once(event, settle).once("close", settle);
  return socket;
}
