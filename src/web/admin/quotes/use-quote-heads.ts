import { useLingui } from "@lingui/react/macro";

/** The heads of the exported quotes, in the order of `quoteCells`. */
export function useQuoteHeads(): string[] {
  const { t } = useLingui();
  return [
    t`Reference`,
    t`Requested on`,
    t`Status`,
    t`Name`,
    t`Company`,
    t`Email`,
    t`Phone`,
    t`Bags`,
    t`Units`,
    t`Logo required`,
    t`Logo price`,
    t`Total`,
    t`Estimate`,
    t`Bag colors`,
    t`Logo colors`,
    t`Wanted by`,
    t`Purchase order`,
    t`Delivery address`,
    t`Project details`,
    t`Confirmed on`,
    t`Paid on`,
  ];
}
