import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import { factsOf, type ShopFacts } from "#domain/shop/shop-facts.ts";
import { readVersion } from "#server/platform/versions/versions.ts";
import { systemReadSayings } from "../texts/find-own-text.ts";
import { brandTones } from "./brand-tones.ts";
import { settingsVersion } from "./change-settings.ts";
import { firstSettingsOf } from "./first-settings-of.ts";
import { readShop, type SettingServices } from "./read-settings.ts";

/**
 * The settings as they were read last, for what cannot wait for the database: at the start, after each change on this
 * node, and within a second after one on another. A change that depends on them reads them in its transaction.
 */
export interface FollowedShop {
  readonly settings: () => ShopSettings;
  /** Of the settings what every visitor may know. */
  readonly facts: () => ShopFacts;
  readonly readAgain: () => Promise<void>;
}

/** Begins with what the shop was started with; `readAgain` finds what its owner changed since. */
export function followShop(services: SettingServices): FollowedShop {
  let known = -1;
  const isStartedAsDemo = services.config.DEMO_DATA === "on";
  let settings = firstSettingsOf(services.config, isStartedAsDemo);
  const factsIn = (read: { readonly settings: ShopSettings; readonly isDemo: boolean }) =>
    factsOf(read.settings, { isDemo: read.isDemo, brand: brandTones(read.settings, read) });
  let facts = factsIn({ settings, isDemo: isStartedAsDemo });
  return {
    settings: () => settings,
    facts: () => facts,
    async readAgain() {
      // First the version: what is read afterwards is at least as new.
      const version = await readVersion(services.db, settingsVersion);
      const read = await readShop(services);
      const sayings = await systemReadSayings(services.db);
      if (version < known) return;
      known = version;
      settings = read.settings;
      facts = { ...factsIn(read), sayings };
    },
  };
}
