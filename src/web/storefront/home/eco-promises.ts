import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { HomePictureName } from "./load-home.ts";

export interface EcoPromise {
  readonly picture: HomePictureName;
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly benefits: readonly MessageDescriptor[];
  readonly stats: readonly { readonly value: MessageDescriptor; readonly label: MessageDescriptor }[];
}

/** The four cards of the eco quality section, with what their modals say. Display texts, like the claims (SPEC-1.25). */
export const ecoPromises: readonly EcoPromise[] = [
  {
    picture: "eco-biodegradable",
    title: msg`100% Biodegradable`,
    description: msg`The cloth is pressed from fibres instead of woven from threads, and nothing is laminated onto it. When a bag has done its years, nothing has to be taken apart.`,
    benefits: [
      msg`One cloth from hem to handle, with nothing to separate`,
      msg`No film, no lining, no laminate on our standard bags`,
      msg`Printed with water-based inks`,
    ],
    stats: [
      { value: msg`100%`, label: msg`biodegradable` },
      { value: msg`1`, label: msg`material in a standard bag` },
      { value: msg`0`, label: msg`layers of plastic film` },
    ],
  },
  {
    picture: "eco-premium-quality",
    title: msg`Premium Quality`,
    description: msg`A bag is kept when it holds. Handles are strips of the same cloth, sewn on flat with a stitched cross, and the rim is hemmed so that it does not tear under weight.`,
    benefits: [
      msg`Handles sewn with a crossed square, on both sides`,
      msg`A hemmed rim and straight seams`,
      msg`Every order is checked before it is packed`,
    ],
    stats: [
      { value: msg`60–100 g`, label: msg`of cloth a square metre` },
      { value: msg`4`, label: msg`sewn crosses a bag` },
      { value: msg`2`, label: msg`sides to print on` },
    ],
  },
  {
    picture: "eco-water-resistant",
    title: msg`Water Resistant`,
    description: msg`Rain stays on the cloth as drops and runs off. What is inside stays dry on the way home, and the bag is dry again by the next day.`,
    benefits: [
      msg`Water pearls off; a wet bag is wiped dry`,
      msg`Colours and prints do not run`,
      msg`Wash it by hand and hang it up`,
    ],
    stats: [
      { value: msg`30°`, label: msg`hand wash` },
      { value: msg`0`, label: msg`coatings needed` },
      { value: msg`1 night`, label: msg`to dry on a line` },
    ],
  },
  {
    picture: "eco-carbon-neutral",
    title: msg`Carbon Neutral`,
    description: msg`Bags are made once they are ordered, in the number that was ordered. They travel folded flat, so that a pallet carries bags and not air.`,
    benefits: [
      msg`Made to order: nothing is produced to be thrown away`,
      msg`Packed flat, many to a pallet`,
      msg`One bag stands for many that are used once`,
    ],
    stats: [
      { value: msg`1 : 1`, label: msg`bags made for bags ordered` },
      { value: msg`0`, label: msg`bags made for the shelf` },
      { value: msg`100%`, label: msg`packed flat` },
    ],
  },
];
