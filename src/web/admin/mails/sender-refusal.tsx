import { Plural, Trans } from "@lingui/react/macro";
import type { CallAnswer } from "#contracts/call.ts";
import type { listOutbox } from "#contracts/outbox.ts";
import { Banner } from "../../ui/feedback/banner.tsx";

type Refusal = CallAnswer<typeof listOutbox>["sender_refusal"];

/** Says that the mail server refuses the shop itself: an operator has to act, and until then mails wait. */
export function SenderRefusal({ refusal }: { refusal: Refusal }) {
  if (!refusal) return null;
  return (
    <Banner tone="negative" className="mb-4">
      <p className="font-semibold">
        <Plural
          value={refusal.waiting}
          one="The mail server refuses mails of this shop. # mail waits."
          other="The mail server refuses mails of this shop. # mails wait."
        />
      </p>
      <p>
        <Trans>They are tried again for three days. Its answer:</Trans>{" "}
        <span className="wrap-anywhere">{refusal.last_error}</span>
      </p>
    </Banner>
  );
}
