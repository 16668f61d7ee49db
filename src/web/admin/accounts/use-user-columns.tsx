import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { officePaths } from "#domain/shop/office-paths.ts";
import type { ReadUser } from "../../api/reads/users.ts";
import type { Column } from "../index/column.ts";
import { MixedAlphabets } from "../mixed-alphabets.tsx";
import { useFormats } from "../use-formats.ts";
import { UserActions, type UserRowActions } from "./user-actions.tsx";
import { UserRole } from "./user-role.tsx";

/** The columns of User Management. */
export function useUserColumns(actions: UserRowActions): readonly Column<ReadUser>[] {
  const { day } = useFormats();
  return [
    {
      name: "name",
      head: <Trans>Name</Trans>,
      sort: "name",
      isRowHead: true,
      className: "max-w-52 truncate",
      cell: ({ id, name }) => (
        <Link className="link" to={officePaths.adminUser(id)}>
          {name}
        </Link>
      ),
    },
    {
      name: "email",
      head: <Trans>Email</Trans>,
      sort: "email",
      className: "max-w-60 truncate",
      cell: ({ email }) => (
        <>
          {email}
          <MixedAlphabets email={email} />
        </>
      ),
    },
    {
      name: "telephone",
      head: <Trans>Telephone</Trans>,
      sort: "telephone",
      className: "tabular whitespace-nowrap",
      cell: ({ telephone }) => telephone ?? "–",
    },
    { name: "role", head: <Trans>Role</Trans>, sort: "is_admin", cell: (user) => <UserRole user={user} /> },
    {
      name: "created",
      head: <Trans>Registration date</Trans>,
      sort: "created_at",
      className: "tabular whitespace-nowrap",
      cell: ({ created_at }) => day(created_at),
    },
    {
      name: "actions",
      isFixed: true,
      head: <Trans>Actions</Trans>,
      className: "text-right",
      cell: (user) => <UserActions {...actions} user={user} />,
    },
  ];
}
