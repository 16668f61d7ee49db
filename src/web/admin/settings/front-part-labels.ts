import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FrontPart } from "#domain/shop/front-parts.ts";

/** What the parts of the front page are called in the office. */
export const frontPartLabels: Readonly<Record<FrontPart, MessageDescriptor>> = {
  hero: msg`First words and picture`,
  products: msg`First products`,
  steps: msg`How a quote works`,
  newsletter: msg`Newsletter`,
  numbers: msg`Counters of the home page`,
  about: msg`About, with its numbers`,
};
