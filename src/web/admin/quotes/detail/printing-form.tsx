import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent } from "react";
import { updateQuote } from "#contracts/quotes/quotes.ts";
import { printingTypeRule } from "#domain/quotes/quote-rules.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { say } from "../../../words/say.ts";
import { doAsStaff } from "../../call-as-staff.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";

interface PrintingFormProps {
  readonly quote: ReadQuoteForStaff;
  /** What differs from what is kept. */
  readonly typed: string | undefined;
  readonly onType: (text: string) => void;
}

/** Notes how the quote will be printed. */
export function PrintingForm({ quote, typed, onType }: PrintingFormProps) {
  const { t, i18n } = useLingui();
  const text = typed ?? quote.printing_type ?? "";
  const error = printingTypeRule(text);
  const noting = useStaffMutation({
    what: "quotes",
    invalidates: ["quote", "quotes", "history"],
    mutationFn: (printing_type: string) =>
      doAsStaff(
        updateQuote,
        { params: { id: quote.id }, body: { printing_type } },
        { version: quote.version },
      ),
    onSuccess: () => toast({ tone: "positive", text: t`Printing noted` }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!error) noting.mutate(text);
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
          error={error && say(i18n, error)}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <Button type="submit" busy={noting.isPending} disabled={error !== undefined || typed === undefined}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
