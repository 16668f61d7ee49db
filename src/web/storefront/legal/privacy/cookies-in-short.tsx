import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { usePaths } from "../../../use-paths.ts";
import type { LegalSection } from "../legal-page.tsx";

export const cookiesInShort: LegalSection = {
  id: "cookies",
  title: <Trans>Cookies</Trans>,
  body: <CookiesInShort />,
};

function CookiesInShort() {
  const paths = usePaths();
  return (
    <p>
      <Trans>
        One cookie, <code>language</code>, set when you choose a language. All else that is remembered stays
        in your browser. The{" "}
        <Link className="link" to={paths.cookies()}>
          Cookie Policy
        </Link>{" "}
        lists every entry.
      </Trans>
    </p>
  );
}
