import { roles } from "#domain/accounts/roles.ts";
import { z } from "../zod.ts";

/** The mails that open, move or bring together the accounts of people, as the values of their templates. */
export const accountMailSchemas = [
  z.strictObject({
    template: z.literal("clients-merged"),
    name: z.string(),
    /** Masked: it may be in other hands. */
    otherAddress: z.string(),
    /** The reader's client is the one that became the other. */
    isLeft: z.boolean(),
    isUndone: z.boolean(),
  }),
  z.strictObject({ template: z.literal("address-confirmation"), userId: z.int(), name: z.string() }),
  z.strictObject({
    template: z.literal("invitation"),
    invitationId: z.int(),
    /** Empty where only the address is known. */
    name: z.string(),
    role: z.enum(roles),
    /** Who invites. */
    by: z.string(),
  }),
] as const;
