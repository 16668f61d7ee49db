import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ColumnQuestion, ToldColumnsAnswer } from "#contracts/catalogue/catalogue-exchange.ts";
import { catalogueColumns } from "#domain/catalogue/exchange/columns.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { columnNames } from "./column-names.ts";

const leftOut = "left-out";

/** What is not known of a file: each column with what stands in it, and what it could be. */
export function ColumnQuestions({
  asks,
  onTold,
}: {
  asks: readonly ColumnQuestion[];
  onTold: (columns: ToldColumnsAnswer) => void;
}) {
  const { t } = useLingui();
  const [answers, setAnswers] = useState<ToldColumnsAnswer>({});
  return (
    <>
      <Banner
        tone="info"
        live="polite"
        title={
          <Plural
            value={asks.length}
            one="One column is not known here. What does it hold?"
            other="# columns are not known here. What do they hold?"
          />
        }
      />
      {asks.map(({ column, sample }) => (
        <SelectField
          key={column}
          label={column}
          hint={sample.length > 0 ? sample.join(" · ") : t`Nothing stands in it.`}
          defaultValue=""
          onChange={({ currentTarget: { value } }) =>
            setAnswers((before) => ({
              ...before,
              [column]: catalogueColumns.find((known) => known === value) ?? null,
            }))
          }
        >
          <option value="" disabled>{t`Choose`}</option>
          {catalogueColumns.map((known) => (
            <option key={known} value={known}>
              {t(columnNames[known])}
            </option>
          ))}
          <option value={leftOut}>{t`Nothing for the shop`}</option>
        </SelectField>
      ))}
      <div>
        <Button disabled={asks.some(({ column }) => !(column in answers))} onClick={() => onTold(answers)}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </>
  );
}
