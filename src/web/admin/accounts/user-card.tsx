import { Link } from "react-router";
import type { ReadUser } from "../../api/reads/users.ts";
import { paths } from "../../paths.ts";
import { MixedAlphabets } from "../mixed-alphabets.tsx";
import { useFormats } from "../use-formats.ts";
import { UserActions, type UserRowActions } from "./user-actions.tsx";
import { UserRole } from "./user-role.tsx";

/** A user on a small screen. */
export function UserCard({ user, ...actions }: UserRowActions & { user: ReadUser }) {
  const { day } = useFormats();
  return (
    <article aria-label={user.name}>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold break-words">
          <Link className="link" to={paths.adminUser(user.id)}>
            {user.name}
          </Link>
        </p>
        <UserRole user={user} />
      </div>
      <p className="text-sm break-all">{user.email}</p>
      <MixedAlphabets email={user.email} />
      <p className="tabular text-sm">{user.telephone ?? "–"}</p>
      <div className="mt-2 flex items-center justify-between border-t border-line pt-2">
        <span className="tabular text-sm text-ink-2">{day(user.created_at)}</span>
        <UserActions {...actions} user={user} />
      </div>
    </article>
  );
}
