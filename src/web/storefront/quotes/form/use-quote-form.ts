import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Cart, putBack } from "#domain/cart/cart.ts";
import type { Message } from "#domain/words.ts";
import { quoteNotSent } from "../../../api/failure-sentences.ts";
import { cartStore } from "../../../parts/cart/cart-store.ts";
import { useIsInBrowser } from "../../../parts/use-is-in-browser.ts";
import { whenIdle } from "../../../when-idle.ts";
import { useRootData } from "../../../words/use-locale.ts";
import { withWords } from "../../../words/with-words.ts";
import { useLogo } from "../artwork/use-logo.ts";
import type { PostedQuote } from "../sending/receive-quote.ts";
import { readSentRequest, type SentRequest } from "../sending/sent-request.ts";
import { estimateOf } from "../sizes/quote-lines.ts";
import type { SizeGroup } from "../sizes/size-groups.ts";
import { checkDraft, type DraftFaults } from "./check-draft.ts";
import { draftStore } from "./draft-store.ts";
import { emptyDraft, type QuoteDraft } from "./quote-draft.ts";
import { useDraft } from "./use-draft.ts";

/** The code that sends: loaded once the visitor fills the form in. */
const loadSending = () => withWords(import("../sending/try-sending.ts"));

// One and the same list, so that nothing follows from its coming anew.
const noGroups: readonly SizeGroup[] = [];

export type QuoteForm = ReturnType<typeof useQuoteForm>;

/** The form's state and actions: the draft, its errors, sending, and the result. */
export function useQuoteForm(arrived: readonly SizeGroup[] | undefined, posted: PostedQuote | undefined) {
  const groups = arrived ?? noGroups;
  const {
    locale,
    facts: { minimumUnits },
  } = useRootData();
  const form = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  const draft = useDraft({ form, groups, posted: posted?.draft });
  const estimate = estimateOf(draft, groups);
  const { logo, ...logoActs } = useLogo();
  const [faults, setFaults] = useState<DraftFaults>(posted?.faults ?? {});
  const [failure, setFailure] = useState<Message | string | null>(posted?.failure ?? null);
  const location = useLocation();
  const navigate = useNavigate();
  const isInBrowser = useIsInBrowser();
  // The server knows nothing of the browser's history.
  const sent = posted?.sent ?? (isInBrowser ? readSentRequest(location.state) : null);
  const [takenOut, setTakenOut] = useState<Cart>([]);
  const [sentShare, setSentShare] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    openedAt.current = performance.now();
    return whenIdle(() => void loadSending().catch(() => undefined));
  }, []);
  useEffect(() => {
    if (!posted?.sent) return;
    void import("../sending/clear-after-sending.ts").then((module) =>
      setTakenOut(module.clearAfterSending()),
    );
  }, [posted]);

  const clearFaults = useCallback((fields: readonly string[]): void => {
    setFaults((known) =>
      Object.fromEntries(Object.entries(known).filter(([field]) => !fields.includes(field))),
    );
  }, []);
  /** Stable between renders, so that of a long list only the changed rows render again. */
  const changeUnits = useCallback(
    (edit: (units: QuoteDraft["units"]) => QuoteDraft["units"], field: string): void => {
      draftStore.set((known) => ({ ...known, units: edit(known.units) }));
      clearFaults(["sizes", field]);
    },
    [clearFaults],
  );
  function refuse(found: DraftFaults): void {
    setFaults(found);
    setAttempt((count) => count + 1);
  }
  /** Stores an edit and clears the errors of the edited fields. */
  function change(patch: Partial<QuoteDraft>, fields: readonly string[] = Object.keys(patch)): void {
    draftStore.set((known) => ({ ...known, ...patch }));
    clearFaults(fields);
  }
  async function chooseLogo(file: File): Promise<void> {
    const fault = await logoActs.choose(file);
    change({ logoName: fault ? null : file.name }, ["logo"]);
    if (fault) setFaults((known) => ({ ...known, logo: [fault] }));
  }
  function removeLogo(): void {
    logoActs.remove();
    change({ logoName: null }, ["logo"]);
  }
  function startOver(): void {
    logoActs.remove();
    setFaults({});
    setFailure(null);
    draftStore.set(() => emptyDraft);
  }
  /** Every other way to this page leads to the form: the next request. */
  async function arrive(arrived: SentRequest, left: Cart): Promise<void> {
    setTakenOut(left);
    logoActs.remove();
    await navigate(".", { replace: true, state: { sent: arrived }, preventScrollReset: true });
  }
  function fail(words: Message | string, isUnsent: boolean): void {
    setFailure(words);
    change({ isUnsent });
  }
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sentShare !== null) return;
    const website = String(new FormData(event.currentTarget).get("website") ?? "");
    setFaults({});
    setFailure(null);
    const found = checkDraft(draft, estimate, { logo: logo?.facts, minimumUnits, locale });
    if (Object.keys(found).length > 0) return refuse(found);
    setSentShare(0);
    const fillMilliseconds = performance.now() - openedAt.current;
    const sending = { draft, estimate, logo: logo?.file, locale, website, fillMilliseconds };
    try {
      const { trySending } = await loadSending();
      const outcome = await trySending(sending, setSentShare);
      if ("sent" in outcome) await arrive(outcome.sent, outcome.takenOut);
      else if ("faults" in outcome) refuse(outcome.faults);
      else fail(outcome.failure, !outcome.hasAnswer);
    } catch {
      // What sends could not be loaded: nothing was sent.
      fail(quoteNotSent, true);
    } finally {
      setSentShare(null);
    }
  }
  return {
    form,
    groups,
    draft,
    estimate,
    logo,
    faults,
    failure,
    sent,
    /** What the request took out of the cart. */
    takenOut,
    putBack() {
      cartStore.set((cart) => putBack(cart, takenOut));
      setTakenOut([]);
    },
    attempt,
    /** How much has been sent, 0 to 1; null while nothing is being sent. */
    sentShare,
    change,
    changeUnits,
    chooseLogo,
    removeLogo,
    submit,
    startOver,
  };
}
