import type { SheetData } from "write-excel-file/universal";
import { safeCell } from "#domain/text/safe-cell.ts";
import type { ReadUser } from "../../api/reads/users.ts";

interface Say {
  /** ID, Nom, Email, Téléphone, Rôle, Date d'inscription. */
  readonly heads: readonly string[];
  readonly role: (user: ReadUser) => string;
  readonly day: (moment: string) => string;
}

/** The name of the sheet, as specified (S2 §7). */
export const usersSheetName = "Utilisateurs";

/** The rows of the list of users as a spreadsheet; nothing in a cell runs as a formula (S2 §7, P33). */
export function usersSheet(users: readonly ReadUser[], { heads, role, day }: Say): SheetData {
  return [
    heads.map((value) => ({ value, fontWeight: "bold" as const })),
    ...users.map((user) => [
      { value: user.id, type: Number },
      text(user.name),
      text(user.email),
      text(user.telephone ?? ""),
      text(role(user)),
      text(day(user.created_at)),
    ]),
  ];
}

function text(value: string) {
  return { value: safeCell(value), type: String };
}
