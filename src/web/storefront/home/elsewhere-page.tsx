import { redirect } from "react-router";

/** Any other path leads home, whatever it looks like (SPEC-3.36). */
export function loader() {
  return redirect("/");
}

export default function ElsewherePage() {
  return null;
}
