import { z } from "zod";

const named = z.object({
  reference: z.string().optional(),
  name: z.string().optional(),
  email: z.string().optional(),
});

/**
 * What a deleted thing was called, from what its deletion wrote down: its reference, and its name or else its address.
 * Empty where it has none of them.
 */
export function deletedName(before: unknown): string {
  const { data } = named.safeParse(before);
  return [data?.reference, data?.name ?? data?.email].filter(Boolean).join(" ");
}

/** Does this action move something to the trash? */
export function isDeletion(action: string): boolean {
  return action.endsWith(".delete");
}
