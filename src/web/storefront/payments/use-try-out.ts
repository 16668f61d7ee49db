import { useState } from "react";
import type { Message } from "#domain/words.ts";
import { shopFailureMessages } from "../../api/shop-failure-words.ts";
import { openTryOut, type TryOutPayment } from "../../api/try-out.ts";
import type { CardOutcome } from "../../parts/payments/card-outcome.ts";

type State = "closed" | "opening" | "open" | "paying";

/** One payment to try, from the button to what the sandbox said. */
export function useTryOut() {
  const [state, setState] = useState<State>("closed");
  const [payment, setPayment] = useState<TryOutPayment>();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<CardOutcome>();
  const [failure, setFailure] = useState<Message | string>();

  async function open(): Promise<void> {
    setState("opening");
    setOutcome(undefined);
    setFailure(undefined);
    try {
      setPayment(await openTryOut());
      setAttempt(0);
    } catch (error) {
      setFailure(shopFailureMessages("tryOut", error));
      setState("closed");
    }
  }
  function settle(said: CardOutcome): void {
    setOutcome(said);
    // A declined card may be followed by another one, in the same payment.
    setState(said.status === "failed" ? "open" : "closed");
    if (said.status !== "failed") setPayment(undefined);
  }
  return {
    state,
    payment,
    attempt,
    outcome,
    failure,
    open,
    pay() {
      if (state !== "open") return;
      setOutcome(undefined);
      setState("paying");
      setAttempt((count) => count + 1);
    },
    listeners: { onReady: () => setState("open"), onChallenge: () => undefined, onOutcome: settle },
  };
}
