/** The parts of the front page that an owner may leave out, in their order. The eco cards stand with the ready-made claims. */
export const frontParts = ["hero", "products", "steps", "newsletter", "numbers", "about"] as const;
export type FrontPart = (typeof frontParts)[number];
