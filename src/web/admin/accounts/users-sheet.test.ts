import { expect, test } from "vitest";
import type { ReadUser } from "../../api/reads/users.ts";
import { usersSheet, usersSheetName } from "./users-sheet.ts";

const ann: ReadUser = {
  id: 7,
  name: "=1+1",
  email: "ann@example.com",
  telephone: null,
  is_admin: true,
  isAdmin: true,
  role: "owner",
  created_at: "2026-03-02T16:00:00.000Z",
  version: 1,
};
const heads = ["ID", "Nom", "Email", "Téléphone", "Rôle", "Date d'inscription"];

test("the sheet is called Utilisateurs and holds what is specified, texts as they are (SPEC-2.33)", () => {
  const [first, second] = usersSheet([ann], {
    heads,
    role: ({ isAdmin }) => (isAdmin ? "Admin" : "Utilisateur"),
    day: (moment) => moment.slice(0, 10),
  });
  expect(usersSheetName).toBe("Utilisateurs");
  expect(first).toMatchObject(heads.map((value) => ({ value })));
  expect(second).toMatchObject(
    [7, "=1+1", "ann@example.com", "", "Admin", "2026-03-02"].map((value) => ({ value })),
  );
});
