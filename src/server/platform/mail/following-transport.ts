import { publicAddressOf } from "../http/public-host.ts";
import type { Transport } from "./transport.ts";
import { PrivateHost } from "./try-mail-server.ts";

/** How mails leave at the moment: by this name it is known whether that has changed. */
export interface TransportChoice {
  readonly name: string;
  readonly open: () => Transport;
}

/** Sends each mail in the way that is chosen when it leaves: another mail server is used without a restart. */
export function followingTransport(choose: () => TransportChoice): Transport {
  let opened: { readonly name: string; readonly transport: Transport } | undefined;
  const current = () => {
    const { name, open } = choose();
    if (opened?.name === name) return opened.transport;
    opened?.transport.close();
    opened = { name, transport: open() };
    return opened.transport;
  };
  return {
    send: async (mail) => await current().send(mail),
    close: () => opened?.transport.close(),
  };
}

/** Sends by a server that was typed only while its name leads to the public internet. */
export function publicTransport(url: string, transport: Transport): Transport {
  const { hostname } = new URL(url);
  return {
    async send(mail) {
      if (!(await publicAddressOf(hostname))) throw new PrivateHost(hostname);
      await transport.send(mail);
    },
    close: transport.close,
  };
}

/** Mails wait: the shop has a mail server, and does not know its password any more. */
export const waitingTransport: Transport = {
  async send() {
    throw new Error("The mail server has to be typed again under Shop settings.");
  },
  close: () => undefined,
};
