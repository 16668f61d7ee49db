import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { say } from "../../words/say.ts";
import { fieldIds, type ListErrors } from "./read-typed-list.ts";
import type { TypedPriceList } from "./typed-price-list.ts";

interface PrintFieldsProps {
  readonly typed: TypedPriceList;
  readonly errors: ListErrors;
  readonly onChange: (edit: (typed: TypedPriceList) => TypedPriceList) => void;
}

/** What printing costs; where the list does not say it, printing is to be confirmed. */
export function PrintFields({ typed, errors, onChange }: PrintFieldsProps) {
  const { t, i18n } = useLingui();
  const text = (id: string, value: string, change: (text: string) => Partial<TypedPriceList>) => {
    const error = errors[id];
    return {
      ...({ id, value, autoComplete: "off", inputMode: "decimal" } as const),
      error: error && say(i18n, error),
      onChange: (event: { target: { value: string } }) => {
        const given = event.target.value;
        onChange((known) => ({ ...known, ...change(given) }));
      },
    };
  };
  const changeRate = (index: number, changes: Partial<TypedPriceList["rates"][number]>) => ({
    rates: typed.rates.map((each, at) => (at === index ? { ...each, ...changes } : each)),
  });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lg font-semibold">
        <Trans>Printing</Trans>
      </legend>
      <Checkbox
        checked={typed.knowsPrint}
        label={t`This list says what printing costs`}
        hint={t`Otherwise printing is to be confirmed.`}
        onChange={(event) => {
          const knowsPrint = event.target.checked;
          onChange((known) => ({ ...known, knowsPrint }));
        }}
      />
      {typed.knowsPrint && (
        <>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-4">
            <TextField
              {...text(fieldIds.included, typed.includedColours, (includedColours) => ({ includedColours }))}
              label={t`Colors in the price of the bag`}
            />
            <TextField
              {...text(fieldIds.setup, typed.setup, (setup) => ({ setup }))}
              label={t`Setup fee, once for each color`}
              hint={t`Empty: to be confirmed.`}
            />
          </div>
          {typed.rates.map(({ minUnits, rate }, index) => {
            const number = index + 1;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a rate is the n-th one, whatever it says.
              <div key={index} className="flex flex-wrap items-end gap-3">
                <TextField
                  {...text(fieldIds.rateUnits(index), minUnits, (given) =>
                    changeRate(index, { minUnits: given }),
                  )}
                  label={t`From so many bags on (${number})`}
                  className="w-44"
                />
                <TextField
                  {...text(fieldIds.rate(index), rate, (given) => changeRate(index, { rate: given }))}
                  label={t`Each further color of a bag (${number})`}
                  className="w-60"
                />
                {typed.rates.length > 1 && (
                  <IconButton
                    icon={X}
                    label={t`Remove rate ${number}`}
                    onClick={() =>
                      onChange((known) => ({ ...known, rates: known.rates.toSpliced(index, 1) }))
                    }
                  />
                )}
              </div>
            );
          })}
          <div>
            <Button
              size="sm"
              onClick={() =>
                onChange((known) => ({ ...known, rates: [...known.rates, { minUnits: "", rate: "" }] }))
              }
            >
              <Icon of={Plus} className="size-4" />
              <Trans>Add a rate</Trans>
            </Button>
          </div>
        </>
      )}
    </fieldset>
  );
}
