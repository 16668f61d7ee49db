import { redirect } from "react-router";
import type { Route } from "./+types/elsewhere-page.ts";

/**
 * Any other path leads home (S1 §2). Addresses that look like files are told the truth instead: a missing picture
 * must not be answered with a page.
 */
export function loader({ request }: Route.LoaderArgs) {
  if (/\.[a-z0-9]{2,5}$/i.test(new URL(request.url).pathname)) throw new Response(null, { status: 404 });
  return redirect("/");
}

export default function ElsewherePage() {
  return null;
}
