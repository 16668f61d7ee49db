import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CatalogueColumn } from "#domain/catalogue/exchange/columns.ts";

/** The columns of a catalogue file, as staff reads them. */
export const columnNames: Readonly<Record<CatalogueColumn, MessageDescriptor>> = {
  product: msg`Product`,
  description: msg`Description`,
  size: msg`Size`,
  label: msg`Label of the size`,
  price: msg`Price of one bag`,
  cost: msg`Cost of one bag`,
  name_fr: msg`Name in French`,
  description_fr: msg`Description in French`,
  quantity: msg`From so many bags on`,
};
