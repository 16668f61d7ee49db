import type { Services } from "#server/services.ts";

/** Closes the books up to a day, as the call does it with its password. */
export async function closeBooks(services: Services, day: string): Promise<void> {
  const setting = { value: JSON.stringify(day), changed_by: 1, changed_at: services.clock().toISOString() };
  await services.db
    .insertInto("settings")
    .values({ key: "books_locked_until", ...setting })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(setting))
    .execute();
  await services.db
    .insertInto("versions")
    .values({ name: "settings", version: 1 })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((eb) => ({ version: eb("versions.version", "+", 1) })),
    )
    .execute();
  await services.shop.readAgain();
}
