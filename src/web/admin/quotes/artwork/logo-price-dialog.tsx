import { Trans, useLingui } from "@lingui/react/macro";
import { showCents } from "#domain/money/show-money.ts";
import { logoPriceRule } from "#domain/quotes/logo-fee.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { MoneyField } from "../../../parts/forms/amount-field.tsx";
import { useValidatedForm } from "../../../parts/forms/use-validated-form.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useMoney } from "../../../words/use-locale.ts";

interface LogoPriceDialogProps {
  readonly quote: ReadQuoteForStaff;
  /** What was typed before and refused. */
  readonly typed: string | undefined;
  readonly onClose: () => void;
  readonly onPrice: (dollars: string) => void;
}

const formId = "logo-price";

/**
 * Names the one-time logo price; saving it confirms the quote. It begins with what the printing of the request costs,
 * where the price list of its day knows that (L2.7).
 */
export function LogoPriceDialog({ quote, typed, onClose, onPrice }: LogoPriceDialogProps) {
  const { t } = useLingui();
  const money = useMoney();
  const listedCents = quote.print_lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const listed = showCents(listedCents, money);
  const form = useValidatedForm<{ price: string }>({
    defaultValues: { price: typed ?? (listedCents > 0 ? (listedCents / 100).toFixed(2) : "") },
    rules: ({ price }) => ({ price: logoPriceRule(price) }),
    checkedAsTyped: ["price"],
    onSubmit: ({ price }) => onPrice(price),
  });
  const texts = {
    label: t`Logo price ($)`,
    hint: (
      <>
        <Trans>In steps of 0.01, not below 0.</Trans>
        {listedCents > 0 && (
          <>
            {" "}
            <Trans>By the price list, more colors and setup fee together: {listed}</Trans>
          </>
        )}
      </>
    ),
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={
        <Trans>
          Logo price for <span className="whitespace-nowrap">{quote.reference}</span>
        </Trans>
      }
      description={<Trans>A one-time fee in dollars. The quote is confirmed with it.</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="ink" disabled={!form.isValid}>
            <Trans>Save and confirm</Trans>
          </Button>
        </>
      }
    >
      {quote.logo_file === null && (
        <Banner tone="caution" className="mb-4">
          <Trans>The client has sent no logo file.</Trans>
        </Banner>
      )}
      <form id={formId} noValidate onSubmit={(event) => void form.submit(event)}>
        {money.locale === "mul" ? (
          // The specified mixture of languages takes a point alone.
          <TextField {...form.field("price")} {...texts} inputMode="decimal" autoComplete="off" />
        ) : (
          <MoneyField of={form} name="price" {...texts} />
        )}
      </form>
    </Dialog>
  );
}
