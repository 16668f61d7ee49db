import { QueryClientProvider } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { AuthProvider } from "../parts/accounts/auth-provider.tsx";
import { staffToken } from "../parts/accounts/staff-token.ts";
import { useQueries } from "../parts/use-queries.ts";
import { openRendered, type ScriptedServer, scriptServer } from "../rendered.fixture.tsx";
import { AdminGuard } from "./shell/admin-guard.tsx";
import { AdminShell } from "./shell/admin-shell.tsx";
import { sectionAt } from "./shell/section-at.ts";
import SectionPage from "./shell/section-page.tsx";

const owner = { id: 1, name: "Olive Owner", email: "owner@example.com", role: "owner", language: null };

/** Opens a section of the back office as its owner, with the server answering as scripted. */
export async function openSection(name: string, script: Parameters<typeof scriptServer>[0]) {
  return await openOffice(`?section=${name}`, script);
}

/** Opens the back office as its owner, unless the script says who it is. */
export async function openOffice(
  search: string,
  script: Parameters<typeof scriptServer>[0],
): Promise<{ readonly user: UserEvent; readonly server: ScriptedServer }> {
  const server = scriptServer({ "GET /api/me": { success: true, user: owner }, ...script });
  staffToken.set(() => "a token");
  const user = await openRendered(`/admin${search}`, [
    {
      path: "admin",
      Component: Office,
      children: [{ index: true, Component: SectionPage, loader: section }],
    },
    { path: "login", Component: SignInPage },
  ]);
  await screen.findByRole("heading", { level: 1 });
  return { user, server };
}

/** The page of the back office without its style: nothing would load it here. */
function Office() {
  return (
    <AuthProvider>
      <QueryClientProvider client={useQueries()}>
        <AdminGuard>
          <AdminShell />
        </AdminGuard>
      </QueryClientProvider>
    </AuthProvider>
  );
}

const section = async ({ request }: { request: Request }) => ({
  Screen: await sectionAt(new URL(request.url)).load(),
});

const SignInPage = () => <h1>The sign-in page</h1>;
