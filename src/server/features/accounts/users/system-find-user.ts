import type { Language } from "#domain/language/language.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { findLanguageOfAccount, findUserForStaff } from "../accounts.repository.ts";
import { findAdministrators } from "./administrators.repository.ts";

/** Where an account is mailed; undefined for one that was deleted. */
export async function systemFindUserAddress(db: Db, userId: number): Promise<string | undefined> {
  const user = await findUserForStaff(db, userId);
  return user?.deleted_at === null ? user.email : undefined;
}

/** Name and address of an account; undefined for one that was deleted. */
export async function systemFindAccount(
  db: Db,
  userId: number,
): Promise<{ readonly name: string; readonly email: string } | undefined> {
  const user = await findUserForStaff(db, userId);
  return user?.deleted_at === null ? { name: user.name, email: user.email } : undefined;
}

/** The shop's owners, who are mailed what concerns its money and its rights (SPEC-4.47). */
export async function systemFindOwners(db: Db): Promise<{ readonly name: string; readonly email: string }[]> {
  return await findAdministrators(db);
}

/** How a user is called; undefined for one that does not exist, or was deleted. */
export async function systemFindUserName(db: Db, userId: number): Promise<string | undefined> {
  const user = await findUserForStaff(db, userId);
  return user?.deleted_at === null ? user.name : undefined;
}

/** The language that a user has chosen; null while none is. */
export async function systemFindUserLanguage(db: Db, userId: number): Promise<Language | null> {
  const user = await findUserForStaff(db, userId);
  return user?.language ?? null;
}

/** The language of mails to a staff address: the account's own choice, else the shop's. */
export async function systemFindMailLanguage(
  { db, shop }: Pick<Services, "db" | "shop">,
  email: string,
): Promise<Language> {
  return (await findLanguageOfAccount(db, email)) ?? shop.facts().firstLanguage;
}
