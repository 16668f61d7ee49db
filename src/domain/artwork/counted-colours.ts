/** How many inks a picture asks for; 4 is four or more, `photo` what no number of flat inks prints. */
export const colourCounts = [1, 2, 3, 4, "photo"] as const;
export type ColourCount = (typeof colourCounts)[number];

export interface CountedColours {
  readonly count: ColourCount;
  /** The flat colours, the largest first; none of a photo. `share` of what is printed, 0 to 1. */
  readonly colours: readonly { readonly hex: string; readonly share: number }[];
  readonly hasTransparency: boolean;
  /** All of it stands on a white ground that is part of the picture. */
  readonly hasWhiteBox: boolean;
}
