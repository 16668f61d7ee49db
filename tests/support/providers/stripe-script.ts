import type { IncomingMessage, ServerResponse } from "node:http";
import { charge, type StripeIntent } from "./stripe-ledger.ts";

/** A fake of Stripe.js: fields in a frame of its own origin, which confirms by what stands in them. */
const stripeJs = `
(() => {
  const origin = new URL(document.currentScript.src).origin;
  window.Stripe = () => ({
    elements: ({ clientSecret }) => ({
      create() {
        const listeners = {};
        const frame = document.createElement("iframe");
        frame.src = origin + "/fields?secret=" + encodeURIComponent(clientSecret);
        frame.title = "Secure card payment input frame";
        frame.style.cssText = "width:100%;height:120px;border:0";
        frame.addEventListener("load", () => listeners.ready?.());
        this.frame = frame;
        return {
          on(event, listener) { listeners[event] = listener; },
          mount(place) { place.append(frame); },
          update() {},
          destroy() { frame.remove(); },
        };
      },
      submit: async () => ({}),
      update() {},
    }),
    async confirmPayment({ elements }) {
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); });
      elements.frame.contentWindow.postMessage("confirm", origin, [port2]);
      return await answer;
    },
  });
  window.Stripe.version = "endive";
})();`;

const fields = `<!doctype html><title>Card</title><label>Card number <input name="number"></label>
<script>
addEventListener("message", async ({ ports: [port] }) => {
  const { value } = document.querySelector("input");
  const answer = await fetch("/confirm", { method: "POST", body: location.search + "&number=" + value });
  port.postMessage(await answer.json());
});
</script>`;

/** Stripe's side of the payer's browser; true when the request was for it. */
export function serveStripeScript(
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  intents: ReadonlyMap<string, StripeIntent>,
): boolean {
  const { pathname } = new URL(request.url ?? "/", "http://provider");
  response.setHeader("access-control-allow-origin", "*");
  if (pathname.endsWith("/stripe.js")) {
    response.setHeader("cross-origin-resource-policy", "cross-origin");
    return end(response, "text/javascript", stripeJs);
  }
  if (pathname === "/fields") return end(response, "text/html", fields);
  if (pathname !== "/confirm") return false;
  const sent = new URLSearchParams(body.toString("utf8"));
  const intent = [...intents.values()].find(({ client_secret: own }) => own === sent.get("secret"));
  return end(response, "application/json", JSON.stringify(confirmed(intent, sent.get("number"))));
}

function confirmed(intent: StripeIntent | undefined, number: string | null): object {
  if (!intent) return { error: { message: "No such payment_intent" } };
  if (!number) return { error: { type: "validation_error", message: "Your card number is incomplete." } };
  if (number.endsWith("0002")) {
    intent.last_payment_error = { code: "card_declined" };
    return { error: { type: "card_error", message: "Your card has been declined." } };
  }
  charge(intent);
  return { paymentIntent: { id: intent.id, status: intent.status, payment_method: intent.payment_method } };
}

function end(response: ServerResponse, type: string, body: string): true {
  response.writeHead(200, { "content-type": type }).end(body);
  return true;
}
