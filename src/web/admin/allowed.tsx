import type { ReactNode } from "react";
import { mayRole, type Right } from "#domain/accounts/roles.ts";
import { useAuth } from "../parts/accounts/auth-provider.tsx";

/** What the own role may do: screens offer nothing else. The server checks every call all the same. */
export function useMay(): (right: Right) => boolean {
  const { user } = useAuth();
  return (right) => mayRole(user?.role, right);
}

/** Shows its children to those whose role has this right. */
export function Allowed({ to, children }: { readonly to: Right; readonly children: ReactNode }) {
  return useMay()(to) ? children : null;
}
