import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { PaymentWay, SettingsAnswer } from "#contracts/settings.ts";
import type { TaxProfileAnswer } from "#contracts/tax-profiles.ts";
import type { SecretGroup } from "#domain/settings/shop-secrets.ts";
import type { ShopPictureName, ShopSettings } from "#domain/settings/shop-settings.ts";
import { isColour } from "#domain/shop/brand.ts";
import { factsOf } from "#domain/shop/shop-facts.ts";
import { fold } from "#domain/text/fold.ts";
import { useLeaveGuard } from "../../parts/forms/use-leave-guard.tsx";
import { ContactDetails } from "../../parts/shop/contact-details.tsx";
import { HeroClaims, HeroWords } from "../../parts/shop/hero-words.tsx";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { SearchField } from "../../ui/fields/search-field.tsx";
import { ShownFacts, useRootData } from "../../words/use-locale.ts";
import { BeginOwnShop } from "../dashboard/begin-own-shop.tsx";
import { QueryState } from "../forms/query-problem.tsx";
import { HistoryEntries } from "../history/history-entries.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { BackupsPanel } from "./backups-panel.tsx";
import { ClothPreview } from "./cloth-fields.tsx";
import { FrontPartsPreview } from "./front-part-fields.tsx";
import { secretGroupWords } from "./secrets/secret-words.ts";
import { SecretsPanel } from "./secrets/secrets-panel.tsx";
import { SettingForm } from "./setting-form.tsx";
import { type GroupId, groupsIn, type SettingGroup } from "./setting-groups.ts";
import { foundBy } from "./setting-hints.ts";
import { ShopPicture } from "./shop-picture.tsx";
import { useSettings, useSettingsHistory, useTaxProfiles } from "./use-settings.ts";

/** What the owner settles for the whole shop, in groups, and who changed it. */
export function SettingsSection() {
  const settings = useSettings();
  const profiles = useTaxProfiles();
  return (
    <>
      <SectionHead title={<Trans>Shop settings</Trans>} />
      <BeginOwnShop />
      <QueryState query={settings.isSuccess ? profiles : settings} lines={12} />
      {settings.data && profiles.data && <Groups loaded={settings.data} profiles={profiles.data} />}
    </>
  );
}

interface GroupsProps {
  readonly loaded: SettingsAnswer;
  readonly profiles: readonly TaxProfileAnswer[];
}

function Groups({ loaded, profiles }: GroupsProps) {
  const { t, i18n } = useLingui();
  const [saved, setSaved] = useState(loaded);
  const [typed, setTyped] = useState("");
  const [unsaved, setUnsaved] = useState<ReadonlySet<GroupId>>(new Set());
  const { question } = useLeaveGuard(unsaved.size > 0);
  useNamedGroup();
  const noteDirty = (id: GroupId, isDirty: boolean) =>
    setUnsaved((known) => new Set([...known].filter((other) => other !== id).concat(isDirty ? id : [])));
  const search = fold(typed.trim());
  const has = (text: string) => fold(text).includes(search);
  const foundOf = ({ title, names }: SettingGroup) =>
    new Set(has(i18n._(title)) ? names : names.filter((name) => has(foundBy(name, i18n))));
  const findsSecrets = (secrets: readonly SecretGroup[]) =>
    secrets.some((name) => has(i18n._(secretGroupWords[name].title)));
  const groups = groupsIn(saved.values.country).map((group) => {
    const found = foundOf(group);
    const { secrets = [] } = group;
    return { ...group, secrets, found, isFound: found.size > 0 || findsSecrets(secrets) };
  });
  const isNothingFound = groups.every(({ isFound }) => !isFound);
  return (
    <div className="@container">
      <div className="grid items-start gap-x-10 gap-y-6 @4xl:grid-cols-[12rem_minmax(0,1fr)]">
        <div className="grid gap-4 @4xl:sticky @4xl:top-6">
          <SearchField
            label={t`Search the settings`}
            clearLabel={t`Clear the search`}
            placeholder={t`Search`}
            value={typed}
            onValueChange={setTyped}
            data-shortcut="/"
          />
          <nav aria-label={t`Groups of settings`}>
            <ul className="flex flex-wrap gap-x-4 gap-y-1 @4xl:grid">
              {groups
                .filter(({ isFound }) => isFound)
                .map(({ id, title }) => (
                  <li key={id}>
                    <a
                      className="inline-block py-1 underline-offset-4 hover:underline"
                      href={`#settings-${id}`}
                    >
                      {i18n._(title)}
                    </a>
                  </li>
                ))}
              <li>
                <a className="inline-block py-1 underline-offset-4 hover:underline" href="#settings-history">
                  <Trans>History</Trans>
                </a>
              </li>
            </ul>
          </nav>
        </div>
        <div className="grid min-w-0 max-w-4xl gap-10">
          <p role="status" className={isNothingFound ? undefined : "sr-only"}>
            {isNothingFound && <Trans>No setting is called so.</Trans>}
          </p>
          {groups.map(({ id, title, names, secrets, found, isFound }) => (
            <section
              key={id}
              hidden={!isFound}
              aria-labelledby={`settings-${id}`}
              className="border-t border-ink pt-5"
            >
              <h2 id={`settings-${id}`} className="mb-4 scroll-mt-6 text-xl">
                {i18n._(title)}
              </h2>
              {id === "payments" && <PaymentWays ways={saved.payment_ways} />}
              {id === "backup" && <BackupsPanel />}
              {secrets.length > 0 && <SecretsPanel groups={secrets} />}
              {names.length > 0 && (
                <SettingForm
                  {...{ names, found, saved, profiles }}
                  title={i18n._(title)}
                  onSaved={setSaved}
                  onDirty={(isDirty) => noteDirty(id, isDirty)}
                  preview={settingPreviews[id]}
                />
              )}
              {picturesOf[id]?.map((name) => (
                <ShopPicture key={name} name={name} saved={saved} onSaved={setSaved} />
              ))}
            </section>
          ))}
          <section aria-labelledby="settings-history" className="border-t border-ink pt-5">
            <h2 id="settings-history" className="mb-4 scroll-mt-6 text-xl">
              <Trans>History</Trans>
            </h2>
            <HistoryEntries query={useSettingsHistory()} />
          </section>
          {question}
        </div>
      </div>
    </div>
  );
}

/** Scrolls to the group that the address names: the page had none when the address was opened. */
function useNamedGroup(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen again, the same address has another key
  useEffect(() => {
    if (hash.startsWith("#settings-")) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}

const names: Readonly<Record<PaymentWay["name"], MessageDescriptor>> = {
  stripe: msg`Cards (Stripe)`,
  paypal: msg`PayPal`,
  bank_transfer: msg`Bank transfer`,
  sandbox: msg`Sandbox: no money moves`,
};

/** Which ways to pay are set up. */
function PaymentWays({ ways }: { ways: readonly PaymentWay[] }) {
  const { i18n } = useLingui();
  return (
    <div className="mb-6">
      <ul className="divide-y divide-line border-y border-line">
        {ways.map(({ name, is_set }) => (
          <li key={name} className="flex items-center justify-between gap-3 py-2">
            {i18n._(names[name])}
            <StatusDot tone={is_set ? "positive" : "neutral"}>
              {is_set ? <Trans>On</Trans> : <Trans>Off</Trans>}
            </StatusDot>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A part of the shop as it would be with settings that are not saved yet. */
function Previewed({ settings, children }: { settings: ShopSettings; children: ReactNode }) {
  const { isDemo } = useRootData().facts;
  return <ShownFacts value={factsOf(settings, { isDemo })}>{children}</ShownFacts>;
}

/** The pictures that are uploaded below a group. */
const picturesOf: Readonly<Partial<Record<GroupId, readonly ShopPictureName[]>>> = {
  look: ["wordmark_picture", "mark_picture", "favicon"],
  front: ["hero_picture"],
};

const look = ({ brand_colour, typeface, shop_name }: ShopSettings) => (
  <div className="rounded-md bg-slab p-4 text-on-slab" style={brandPreview(brand_colour)}>
    <p className={typeface === "bricolage" ? "font-display text-xl font-bold" : "text-xl font-bold"}>
      {shop_name}
    </p>
    <p>
      <Trans>Text on your color</Trans>
    </p>
  </div>
);

/** What is typed, where it is a colour already. */
function brandPreview(colour: string) {
  return colour !== "" && isColour(colour) ? { background: colour } : undefined;
}

const contact = (settings: ShopSettings) => (
  <Previewed settings={settings}>
    <p className="mb-3 font-display text-lg font-bold break-words">{settings.shop_name}</p>
    <ContactDetails />
  </Previewed>
);
const claims = (settings: ShopSettings) => (
  <Previewed settings={settings}>
    <HeroWords isPreview />
    <HeroClaims />
  </Previewed>
);
const front = (settings: ShopSettings) => (
  <Previewed settings={settings}>
    <FrontPartsPreview hidden={settings.front_parts_hidden} />
  </Previewed>
);

/** How the shop shows what stands in a group's form. */
const settingPreviews: Readonly<Partial<Record<GroupId, (settings: ShopSettings) => ReactNode>>> = {
  shop: contact,
  hours: contact,
  claims,
  cloths: (settings) => <ClothPreview {...settings} />,
  look,
  front,
};
