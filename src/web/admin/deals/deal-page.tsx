import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { officePaths } from "#domain/shop/office-paths.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { useLeaveGuard } from "../../parts/forms/use-leave-guard.tsx";
import { useSearchChanges } from "../../parts/use-search-changes.ts";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { inTurn } from "../dashboard/in-turn.ts";
import { DoubtfulRequest } from "../quotes/detail/doubtful-request.tsx";
import { usePrinting } from "../quotes/detail/quote-record.tsx";
import { useQuote } from "../quotes/detail/use-quote.ts";
import { useNextOpenQuote } from "../quotes/next-open-quote.tsx";
import { useQuoteDecisions } from "../quotes/use-quote-decisions.tsx";
import { RecordPage, useRecordId } from "../records/record-page.tsx";
import { DealActions } from "./deal-actions.tsx";
import { DealHead } from "./deal-head.tsx";
import { DealParts } from "./deal-parts.tsx";
import { type DealTab, dealTabs, firstTab } from "./next-step.ts";
import { useDeal } from "./use-deal.ts";

/** The page of a deal: the quote, the offer, the order, the money and the messages of one buyer's matter. */
export default function DealPage() {
  const id = useRecordId();
  return <DealOfQuote key={id} id={id} />;
}

function DealOfQuote({ id }: { id: number }) {
  const query = useQuote(id);
  const navigate = useNavigate();
  const printing = usePrinting(query.data);
  const [isOfferDirty, setOfferDirty] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const { question } = useLeaveGuard(printing.typed !== undefined || isOfferDirty);
  const next = useNextOpenQuote(id);
  const isInTurn = useLocation().state === inTurn;
  const decisions = useQuoteDecisions({
    onDeleted: () => void navigate(officePaths.adminSection("devis")),
    onDecided: () => {
      if (isInTurn && next !== undefined) void navigate(officePaths.adminQuote(next), { state: inTurn });
    },
  });
  const deal = useDeal(id, query.data);
  const [tab, onOpen] = useDealTab(
    deal && firstTab({ stage: deal.quote.stage, tasks: deal.order?.tasks ?? [] }),
  );
  return (
    <>
      <RecordPage
        query={query}
        what="quotes"
        title={({ reference }) => reference}
        actions={() =>
          deal && (
            <DealActions {...{ deal, decisions, tab, onOpen, isWriting }} onWrite={() => setWriting(true)} />
          )
        }
      >
        {(quote) => (
          <>
            <FormProblem problem={decisions.problem} />
            <DoubtfulRequest quote={quote} />
            {deal && tab ? (
              <>
                <DealHead deal={deal} onOpen={onOpen} />
                <DealParts
                  {...{ deal, tab, onOpen, printing, isWriting }}
                  onWritten={() => setWriting(false)}
                  onOfferDirty={setOfferDirty}
                />
              </>
            ) : (
              <SkeletonText lines={10} />
            )}
          </>
        )}
      </RecordPage>
      {decisions.dialog}
      {question}
    </>
  );
}

/** What a mailed or copied address names by its place on the page. */
const tabOfPlace: readonly (readonly [place: RegExp, tab: DealTab])[] = [
  [/^#messages/, "messages"],
  [/^#proofs/, "proof"],
  [/^#offer-/, "offer"],
];

/**
 * Which part of a deal is looked at: what the address says, else where it opens, which stays when the deal moves on.
 * @param first where it opens; undefined until that is known
 */
function useDealTab(
  first: DealTab | undefined,
): readonly [tab: DealTab | undefined, open: (tab: DealTab) => void] {
  const [opened, setOpened] = useState(first);
  if (opened === undefined && first !== undefined) setOpened(first);
  const { hash } = useLocation();
  const { params, change } = useSearchChanges();
  const named = dealTabs.find((tab) => tab === params.get("part"));
  const [, placed] = tabOfPlace.find(([place]) => place.test(hash)) ?? [];
  const open = (tab: DealTab) => {
    const move = (before: URLSearchParams) => {
      before.set("part", tab);
      return before;
    };
    void change(move, { replace: true, preventScrollReset: true });
  };
  return [named ?? placed ?? opened, open];
}
