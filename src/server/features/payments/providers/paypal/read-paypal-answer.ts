import { z } from "zod";
import { ProviderRefusal, ProviderSilent } from "../provider-failure.ts";
import { meaningOfIssue, meaningOfName, type PaypalMeaning } from "./paypal-meanings.ts";
import type { PaypalAnswer } from "./send-to-paypal.ts";

const failure = z.object({
  name: z.string(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

/** What an answer means, and PayPal's own code for it. */
export function meaningOfAnswer({ status, body }: PaypalAnswer): { meaning: PaypalMeaning; code: string } {
  if (status >= 200 && status < 300) return { meaning: "order", code: "" };
  // Whatever its body says: overloaded, broken, or not our keys.
  if (status === 401 || status === 429 || status >= 500) return { meaning: "unknown", code: String(status) };
  const read = failure.safeParse(body);
  // PayPal does not answer like this: it comes from an intermediary.
  if (!read.success) return { meaning: "unknown", code: String(status) };
  const { name, details = [] } = read.data;
  const code = details.find(({ issue }) => issue)?.issue ?? name;
  const known = meaningOfIssue[code] ?? meaningOfName[name];
  if (known) return { meaning: known, code };
  return { meaning: status === 403 || status === 409 ? "unknown" : "refused", code };
}

/** For calls that end in their answer or in nothing. @throws ProviderSilent, ProviderRefusal */
export function requireAnswer(answer: PaypalAnswer): unknown {
  const { meaning, code } = meaningOfAnswer(answer);
  if (meaning === "order") return answer.body;
  if (meaning === "unknown") throw new ProviderSilent(`PayPal does not say: ${code}`);
  throw new ProviderRefusal(code);
}
