import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Cart, putBack } from "#domain/cart/cart.ts";
import type { NextBreak } from "#domain/prices/price-request.ts";
import type { ClothColour } from "#domain/quotes/cloth-colours.ts";
import type { Message } from "#domain/words.ts";
import { quoteNotSent } from "../../../api/failure-sentences.ts";
import { cartStore } from "../../../parts/cart/cart-store.ts";
import { useProgressiveForm } from "../../../parts/forms/use-progressive-form.ts";
import { useIsInBrowser } from "../../../parts/use-is-in-browser.ts";
import { whenIdle } from "../../../when-idle.ts";
import { useRootData } from "../../../words/use-locale.ts";
import { withWords } from "../../../words/with-words.ts";
import { useLogo } from "../artwork/use-logo.ts";
import type { DevisData } from "../load-devis.ts";
import type { PostedQuote } from "../sending/receive-quote.ts";
import { readSentRequest, type SentRequest } from "../sending/sent-request.ts";
import { estimateOf } from "../sizes/quote-lines.ts";
import type { SizeGroup } from "../sizes/size-groups.ts";
import { checkDraft, unitsField } from "./check-draft.ts";
import { draftStore } from "./draft-store.ts";
import { emptyDraft, type QuoteDraft } from "./quote-draft.ts";
import { useDraft } from "./use-draft.ts";

/** The code that sends: loaded once the visitor fills the form in. */
const loadSending = () => withWords(import("../sending/try-sending.ts"));

// One and the same list, so that nothing follows from its coming anew.
const noGroups: readonly SizeGroup[] = [];

export type QuoteForm = ReturnType<typeof useQuoteForm>;

/** The form's state and actions: the draft, its errors, sending, and the result. */
export function useQuoteForm(
  devis: DevisData | undefined,
  posted: PostedQuote | undefined,
  shipped: readonly ClothColour[],
) {
  const groups = devis?.groups ?? noGroups;
  const {
    locale,
    facts: { minimumUnits, colours: inStock = shipped },
  } = useRootData();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft({ form, groups, posted: posted?.draft, inStock });
  const estimate = estimateOf(draft, groups, locale, devis?.print);
  const { logo, refusedLogo, drawn, preview, setPreview, ...logoActs } = useLogo();
  const [artwork, setArtwork] = useState<readonly File[]>([]);
  const location = useLocation();
  const navigate = useNavigate();
  const isInBrowser = useIsInBrowser();
  // The server knows nothing of the browser's history.
  const sent = posted?.sent ?? (isInBrowser ? readSentRequest(location.state) : null);
  const [takenOut, setTakenOut] = useState<Cart>([]);
  const [sentShare, setSentShare] = useState(0);
  const { mark, ...sending } = useProgressiveForm({
    posted,
    check: () => checkDraft(draft, estimate, { logo: logo?.facts, minimumUnits, locale }),
    async send({ website, fillMilliseconds }) {
      setSentShare(0);
      // Once it has arrived the form is empty, and its picture gone.
      const picture = drawn.current?.toDataURL("image/webp", 0.8) ?? "";
      try {
        const { trySending } = await loadSending();
        const request = {
          draft,
          estimate,
          files: { logo: logo?.file, artwork },
          locale,
          website,
          fillMilliseconds,
        };
        const outcome = await trySending(request, setSentShare);
        if ("errors" in outcome) return outcome;
        if ("sent" in outcome) await arrive({ ...outcome.sent, picture }, outcome.takenOut);
        else return refused(outcome.failure, !outcome.hasAnswer);
      } catch {
        // What sends could not be loaded: nothing was sent.
        return refused(quoteNotSent, true);
      }
      return undefined;
    },
  });

  useEffect(() => whenIdle(() => void loadSending().catch(() => undefined)), []);
  useEffect(() => {
    if (!posted?.sent) return;
    void import("../sending/clear-after-sending.ts").then((module) =>
      setTakenOut(module.clearAfterSending()),
    );
  }, [posted]);

  /** Stable between renders, so that of a long list only the changed rows render again. */
  const changeUnits = useCallback(
    (edit: (units: QuoteDraft["units"]) => QuoteDraft["units"], field: string): void => {
      draftStore.set((known) => ({ ...known, units: edit(known.units) }));
      mark({ sizes: undefined, [field]: undefined });
    },
    [mark],
  );
  /** Takes the next break: the bags that are missing. */
  function takeBreak({ sizeId, moreUnits }: NextBreak): void {
    changeUnits((known) => ({ ...known, [sizeId]: (known[sizeId] ?? 0) + moreUnits }), unitsField(sizeId));
  }
  /** Stores an edit and clears the errors of the edited fields. */
  function change(patch: Partial<QuoteDraft>, fields: readonly string[] = Object.keys(patch)): void {
    draftStore.set((known) => ({ ...known, ...patch }));
    mark(Object.fromEntries(fields.map((field) => [field, undefined])));
  }
  async function chooseLogo(file: File): Promise<void> {
    const error = await logoActs.choose(file);
    change({ logoName: error ? null : file.name }, []);
    mark({ logo: error });
  }
  function removeLogo(): void {
    logoActs.remove();
    change({ logoName: null, sketch: "" }, ["logo"]);
  }
  function startOver(): void {
    logoActs.remove();
    sending.clear();
    draftStore.set(() => emptyDraft);
  }
  /** Every other way to this page leads to the form: the next request. */
  async function arrive(arrived: SentRequest, left: Cart): Promise<void> {
    setTakenOut(left);
    logoActs.remove();
    setArtwork([]);
    await navigate(".", { replace: true, state: { sent: arrived }, preventScrollReset: true });
  }
  function refused(failure: Message | string, isUnsent: boolean) {
    change({ isUnsent });
    return { failure };
  }
  return {
    form,
    groups,
    inStock,
    draft,
    estimate,
    logo,
    refusedLogo,
    /** What goes with the logo. */
    artwork,
    chooseArtwork(files: readonly File[]) {
      setArtwork(files);
      mark({ artwork: undefined });
    },
    drawn,
    preview,
    setPreview,
    errors: sending.errors,
    failure: sending.failure,
    /** Before its sizes are there, what was chosen of them cannot be checked or sent. */
    isReady: devis !== undefined,
    sent,
    /** What the request took out of the cart. */
    takenOut,
    putBack() {
      cartStore.set((cart) => putBack(cart, takenOut));
      setTakenOut([]);
    },
    refusals: sending.refusals,
    /** How much has been sent, 0 to 1; null while nothing is being sent. */
    sentShare: sending.isSending ? sentShare : null,
    change,
    changeUnits,
    takeBreak,
    chooseLogo,
    removeLogo,
    submit: sending.submit,
    startOver,
  };
}
