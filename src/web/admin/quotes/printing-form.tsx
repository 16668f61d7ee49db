import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useState } from "react";
import type { QuoteForStaff } from "#contracts/quote-answers.ts";
import { updateQuote } from "#contracts/quotes.ts";
import { printingTypeRule } from "#domain/quotes/quote-rules.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.ts";
import { say } from "../../words/say.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { FormProblem } from "../forms/form-problem.tsx";
import { useDeed } from "../use-deed.ts";

interface PrintingFormProps {
  readonly quote: QuoteForStaff;
  /** Told whether something was typed that is not saved yet. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** Notes how the quote will be printed (§0.21). */
export function PrintingForm({ quote, onDirty }: PrintingFormProps) {
  const { t, i18n } = useLingui();
  const kept = quote.printing_type ?? "";
  const [typed, setTyped] = useState<string>();
  // Saved, or typed back to what it was: from here on what is kept shows, whoever changes it.
  if (typed === kept) setTyped(undefined);
  const text = typed ?? kept;
  const fault = printingTypeRule(text);
  const isDirty = text !== kept;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const noting = useDeed({
    what: "quotes",
    refreshes: ["quote", "quotes", "history"],
    run: (printing_type: string) =>
      callAsStaff(
        updateQuote,
        { params: { id: quote.id }, body: { printing_type } },
        { version: quote.version },
      ),
    onDone: () => toast({ tone: "positive", text: t`Printing noted` }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fault) noting.mutate(text);
  };
  return (
    <form onSubmit={submit} className="border-t border-line pt-4">
      <FormProblem problem={noting.problem} />
      <div className="flex items-end gap-2">
        <TextField
          className="grow"
          label={t`Printing type`}
          placeholder={t`Screen print, one side`}
          value={text}
          error={fault && say(i18n, fault)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" busy={noting.isPending} disabled={fault !== undefined || !isDirty}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
