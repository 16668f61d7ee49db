import { QueryClientProvider } from "@tanstack/react-query";
import { AuthProvider } from "../parts/accounts/auth-provider.tsx";
import { useQueries } from "../parts/use-queries.ts";
import officeStyleUrl from "../ui/theme/office.css?url";
import { bringWords } from "../words/area-words.ts";
import type { Route } from "./+types/admin-page.ts";
import { AdminGuard } from "./shell/admin-guard.tsx";
import { AdminShell } from "./shell/admin-shell.tsx";

/** The back office is one page that lives in the browser: its words come with it, its data by the calls. */
export async function clientLoader() {
  await bringWords("admin");
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  const name = matches[0].loaderData?.facts.name ?? "";
  return [{ title: `${name} – back office` }, { name: "robots", content: "noindex" }];
}

export default function AdminPage() {
  const queries = useQueries();
  return (
    <AuthProvider>
      <QueryClientProvider client={queries}>
        {/* Outside of the guard: the page has its look before it knows who looks. */}
        <link rel="stylesheet" href={officeStyleUrl} precedence="office" />
        <AdminGuard>
          <AdminShell />
        </AdminGuard>
      </QueryClientProvider>
    </AuthProvider>
  );
}
