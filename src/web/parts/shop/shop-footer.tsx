import { Trans, useLingui } from "@lingui/react/macro";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { usePaths } from "../../use-paths.ts";
import { useRootData } from "../../words/use-locale.ts";
import { NewsletterForm } from "../newsletter/newsletter-form.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { useQuotesEntry } from "./quotes-entry.ts";
import { ShopName } from "./shop-name.tsx";
import { ShopThemeSwitch } from "./shop-theme-switch.tsx";

/** The eight links, the social link, how to reach the shop, its hours and the newsletter. */
export function ShopFooter() {
  const { facts } = useRootData();
  return (
    <footer className="no-print mt-24 border-t border-line bg-paper-2">
      <div className="frame grid gap-x-10 gap-y-12 py-14 sm:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1fr_1.5fr]">
        <div>
          <ShopName />
          <p className="mt-4 max-w-xs text-ink-2">
            <Trans id="foot.line">Non-woven bags printed with your logo, in bulk.</Trans>
          </p>
          {facts.socialLink && (
            <a
              className="link mt-4 inline-flex items-center gap-1 py-1"
              href={facts.socialLink}
              rel="noreferrer"
            >
              {socialName(facts.socialLink)}
              <Icon of={ArrowUpRight} className="size-4" />
            </a>
          )}
        </div>
        <FooterLinks />
        <Reach />
        <Newsletter />
      </div>
      <div className="frame flex min-h-16 items-center justify-between border-t border-line py-3 text-sm text-ink-2">
        <p>
          <Trans>© {facts.name}. All rights reserved.</Trans>
        </p>
        {/* Where the header has no room for it, and the menu is not needed yet. */}
        <ShopThemeSwitch className="hidden lg:block xl:hidden" />
      </div>
    </footer>
  );
}

function FooterLinks() {
  const { t } = useLingui();
  const paths = usePaths();
  const links = [
    { to: paths.home(), words: t`Home` },
    { to: paths.about(), words: t`About Us` },
    { to: paths.products(), words: t`Products` },
    { to: paths.devis(), words: t`Get Quote` },
    { to: paths.contact(), words: t`Contact` },
    useQuotesEntry(),
    { to: paths.privacyPolicy(), words: t`Privacy Policy` },
    { to: paths.terms(), words: t`Terms of Service` },
    { to: paths.cookies(), words: t`Cookie Policy` },
  ];
  return (
    <nav aria-label={t`Footer`}>
      <FooterTitle>
        <Trans>The shop</Trans>
      </FooterTitle>
      <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-1">
        {links.map(({ to, words }) => (
          <li key={to}>
            <Link className="inline-block py-1 underline-offset-4 hover:underline" to={to}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Reach() {
  return (
    <div>
      <FooterTitle>
        <Trans>Reach us</Trans>
      </FooterTitle>
      <ContactDetails />
    </div>
  );
}

/** The footer's box is the same component as the home page's. */
function Newsletter() {
  return (
    <div>
      <FooterTitle>
        <Trans>Newsletter</Trans>
      </FooterTitle>
      <p className="mb-4 text-ink-2">
        <Trans>New bags and prices, a few times a year.</Trans>
      </p>
      <NewsletterForm className="[&_form>button]:mt-0" />
    </div>
  );
}

function FooterTitle({ children }: { children: ReactNode }) {
  return (
    <h2 className="mb-3 font-text text-base font-semibold leading-normal tracking-normal">{children}</h2>
  );
}

/** `facebook.com` of `https://www.facebook.com/greeneco`. */
function socialName(address: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? address;
}
