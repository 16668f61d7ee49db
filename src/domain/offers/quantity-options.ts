import type { LineKind } from "./offer.ts";
import { bagsOf } from "./shown-lines.ts";

interface Option {
  readonly kind: "one_of" | "any_of";
  readonly choices: readonly {
    readonly lines: readonly { readonly kind: LineKind; readonly units?: number | null | undefined }[];
  }[];
}

/** The options whose choices are quantities, which stand side by side: one of several, each with bags of its own. */
export function quantityOptions<Of extends Option>(options: readonly Of[]): Of[] {
  return options.filter(
    ({ kind, choices }) =>
      kind === "one_of" && choices.length > 1 && choices.every(({ lines }) => bagsOf(lines) > 0),
  );
}
