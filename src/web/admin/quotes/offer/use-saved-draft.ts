import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type DraftBody, saveDraft } from "#contracts/quotes/drafts.ts";
import { getQuoteCosts, typedCosts } from "#contracts/quotes/quote-costs.ts";
import { draftFromTemplate } from "#contracts/quotes/templates.ts";
import { listVersions, quoteVersion } from "#contracts/quotes/versions.ts";
import { z } from "#contracts/zod.ts";
import { readsAs } from "../../../api/call.ts";
import { failureMessage } from "../../../api/failure-words.ts";
import { fieldErrorsOf } from "../../../api/field-errors.ts";
import { getQuoteAsStaff, type ReadQuoteForStaff, readQuoteForStaff } from "../../../api/reads/quotes.ts";
import { ApiFailure } from "../../../api/send.ts";
import { callAsStaff } from "../../call-as-staff.ts";
import { useForgetWhenSignedOut } from "../../use-forget-when-signed-out.ts";
import { type CostedVersion, draftOf } from "./use-versions.ts";

const pauseAfterTyping = 800;

const savedDraft = z
  .object({ version: quoteVersion, quote: readQuoteForStaff, unit_costs: typedCosts })
  .transform(({ version, quote, unit_costs }) => {
    const costed: CostedVersion = { ...version, unit_costs };
    return { quote, version: costed };
  });
type Saved = z.output<typeof savedDraft>;
const saveAndRead = readsAs(saveDraft, savedDraft);
/** The draft as a template has it. */
export const draftFrom = readsAs(draftFromTemplate, savedDraft);

interface Drafting {
  readonly quote: ReadQuoteForStaff;
  readonly stored: CostedVersion | undefined;
  readonly draft: DraftBody;
  /** Whether what one begins with is the server's already; a request has no offer yet. */
  readonly isStored: boolean;
  /** Only what obeys the rules is saved by the server; all else stays on the screen. */
  readonly isValid: boolean;
}

/**
 * Saves the draft a moment after the last key. A draft that another user changed meanwhile is not overwritten: staff chooses
 * one of the two. A quote that changed in other ways is no conflict of drafts.
 */
export function useSavedDraft({ quote, stored, draft, isStored, isValid }: Drafting) {
  const queries = useQueryClient();
  const text = JSON.stringify(draft);
  /** The draft as it was last given to the server, or as it came from there. */
  const [savedText, setSavedText] = useState(text);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly text: string }>();
  const [theirs, setTheirs] = useState<CostedVersion | "none">();
  /** What this screen knows of the server; saving waits for the one that is under way. */
  const known = useRef({
    version: quote.version,
    content: stored && contentOf(stored),
    text: isStored ? text : "",
  });
  const underWay = useRef<Promise<boolean>>(undefined);
  useForgetWhenSignedOut(failure?.error instanceof Error ? failure.error : undefined);
  const params = { id: quote.id };

  const put = async () => {
    const { version } = known.current;
    const answer = await callAsStaff(saveAndRead, { params, body: draft }, { version });
    take(answer, text);
    return true;
  };
  /** The draft is the server's from now on. */
  const take = (answer: Saved, takenText: string) => {
    known.current = { version: answer.quote.version, content: contentOf(answer.version), text: takenText };
    setSavedText(takenText);
    queries.setQueryData(["quote", quote.id], answer.quote);
    queries.setQueryData<readonly CostedVersion[]>(["versions", quote.id], (versions = []) => [
      ...versions.filter(({ state }) => state !== "draft"),
      answer.version,
    ]);
    for (const queryKey of [["quotes"], ["today"], ["versions", quote.id, "costs"]])
      void queries.invalidateQueries({ queryKey });
  };
  /** The quote has changed since. Where its draft is still the one known here, that is no conflict. */
  const putAgain = async () => {
    const [{ versions }, { versions: costs }, { quote: fresh }] = await Promise.all([
      callAsStaff(listVersions, { params }),
      callAsStaff(getQuoteCosts, { params }),
      callAsStaff(getQuoteAsStaff, { params }),
    ]);
    const found = draftOf(versions);
    const now = found && { ...found, unit_costs: costs.find(({ number }) => number === found.number)?.typed };
    known.current = { ...known.current, version: fresh.version };
    queries.setQueryData(["quote", quote.id], fresh);
    if ((now && contentOf(now)) === known.current.content) return await put();
    setTheirs(now ?? "none");
    return false;
  };
  /** Whether all that was typed is saved then. */
  const save = async (): Promise<boolean> => {
    setSaving(true);
    setFailure(undefined);
    try {
      return await put().catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status === 409) return putAgain();
        throw error;
      });
    } catch (error) {
      setFailure({ error, text });
      return false;
    } finally {
      setSaving(false);
    }
  };
  const saveNext = async () => {
    await underWay.current;
    if (known.current.text === text) return true;
    underWay.current = save();
    return await underWay.current;
  };

  const isDirty = text !== savedText;
  const waits = isDirty && isValid && !isSaving && theirs === undefined && failure?.text !== text;
  const saveNow = useEffectEvent(() => void saveNext());
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text begins the pause anew.
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(saveNow, pauseAfterTyping);
    return () => clearTimeout(timer);
  }, [waits, text]);

  return {
    isDirty,
    isSaving,
    problem: failure && failureMessage("staffMutation", failure.error),
    fieldErrors: fieldErrorsOf(failure?.error),
    save: saveNext,
    /** Another call has written the draft. @param written it as this screen writes it */
    take: (answer: Saved, written: DraftBody) => take(answer, JSON.stringify(written)),
    /** Of the quote, as it is known here: a call that writes the draft names it. */
    version: () => known.current.version,
    /** The draft that another user has saved meanwhile; "none" where there is none any more. */
    theirs,
    keepMine: () => {
      known.current = {
        ...known.current,
        content: theirs === "none" ? undefined : theirs && contentOf(theirs),
      };
      setTheirs(undefined);
      void saveNext();
    },
    /** @param taken their draft as this screen writes it */
    takeTheirs: (version: CostedVersion, taken: DraftBody) => {
      const theirText = JSON.stringify(taken);
      known.current = { ...known.current, content: contentOf(version), text: theirText };
      setSavedText(theirText);
      setTheirs(undefined);
    },
  };
}

/** What of a version is written, without what is worked out. */
function contentOf({
  number,
  lines,
  options,
  discount,
  intro,
  note,
  plan,
  unit_costs,
  ...version
}: CostedVersion): string {
  const { tax_profile_id, valid_days, tolerance_percent, tolerance_under_percent } = version;
  return JSON.stringify({
    number,
    lines,
    options,
    discount,
    intro,
    note,
    plan,
    unit_costs,
    tax_profile_id,
    valid_days,
    tolerance_percent,
    tolerance_under_percent,
  });
}
