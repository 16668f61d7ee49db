import { flag } from "./fields.ts";
import { z } from "./zod.ts";

/** The body of a call to which its address says everything. */
export const emptyBody = z.strictObject({}).optional();

/** Asks for a picture to look at instead of the file as it came: also as a bare name in the address. */
export const previewQuery = z.strictObject({
  preview: z.union([flag, z.literal("").transform(() => true)]).optional(),
});
