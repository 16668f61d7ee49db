import type { SheetData } from "write-excel-file/universal";
import type { ReadUser } from "../../api/reads/users.ts";
import { headRow, textCell } from "../sheet-cells.ts";

interface Say {
  /** ID, Nom, Email, Téléphone, Rôle, Date d'inscription. */
  readonly heads: readonly string[];
  readonly role: (user: ReadUser) => string;
  readonly day: (moment: string) => string;
}

/** The name of the sheet, as specified. */
export const usersSheetName = "Utilisateurs";

/** The rows of the list of users as a spreadsheet; a cell that is typed as a text is no formula. */
export function usersSheet(users: readonly ReadUser[], { heads, role, day }: Say): SheetData {
  return [
    headRow(heads),
    ...users.map((user) => [
      { value: user.id, type: Number },
      textCell(user.name),
      textCell(user.email),
      textCell(user.telephone ?? ""),
      textCell(role(user)),
      textCell(day(user.created_at)),
    ]),
  ];
}
