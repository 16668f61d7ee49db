import { useMemo } from "react";
import { intlLocale } from "#domain/language/language.ts";
import { useLocale } from "../../../words/use-locale.ts";

/** Writes a share in per cent, with a decimal where it has one. */
export function usePercent(): (percent: number) => string {
  const tag = intlLocale(useLocale());
  return useMemo(() => {
    const format = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 });
    return (percent: number) => format.format(percent / 100);
  }, [tag]);
}
