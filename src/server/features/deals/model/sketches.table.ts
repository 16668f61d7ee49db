import type { Generated } from "kysely";

/** How the bag of a quote is to look: a change adds a row, so that a version that was sent keeps its own (ADR-97). */
export interface SketchTable {
  id: Generated<number>;
  quote_id: number;
  /** JSON of the description; its files are ids. */
  description: string;
  /** JSON of the print areas as they were: the product may change afterwards. */
  areas: string;
  /** `waiting` for a decoder, `ready` with its picture, `refused` where a logo of it cannot be drawn. */
  state: "waiting" | "ready" | "refused";
  /** The picture, once it is drawn. */
  file_id: number | null;
  created_at: string;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    sketches: SketchTable;
  }
}
