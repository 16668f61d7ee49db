import { Trans, useLingui } from "@lingui/react/macro";
import LogOut from "lucide-react/icons/log-out";
import MenuIcon from "lucide-react/icons/menu";
import PanelLeftClose from "lucide-react/icons/panel-left-close";
import PanelLeftOpen from "lucide-react/icons/panel-left-open";
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { readPaymentMode } from "#contracts/payments/payment-mode.ts";
import { useSignOut } from "../../parts/accounts/use-sign-out.ts";
import { createStoredValue } from "../../parts/stored-value.ts";
import { NextPageWait } from "../../parts/waiting/next-page-wait.tsx";
import { BagMark } from "../../ui/bag-mark.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { Toaster } from "../../ui/feedback/toaster.tsx";
import { WaitBar } from "../../ui/feedback/wait-bar.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { whenIdle } from "../../when-idle.ts";
import { useRootData } from "../../words/use-locale.ts";
import { useHealth } from "../dashboard/use-dashboard.ts";
import { useStaffQuery } from "../use-staff-query.ts";
import { sectionAt } from "./section-at.ts";
import { SectionMenu } from "./section-menu.tsx";
import { sections } from "./sections.ts";
import { SettingsMenu } from "./settings-menu.tsx";
import { shortcutsAreOn } from "./shortcuts-are-on.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const Drawer = lazy(() => import("../../ui/overlays/drawer.tsx").then((m) => ({ default: m.Drawer })));

const CommandPalette = lazy(() =>
  import("./command-palette.tsx").then((m) => ({ default: m.CommandPalette })),
);

/** Where most ways lead. */
const loadDealPage = () => import("../deals/deal-page.tsx");

/**
 * The code of the office comes while it is looked at, one part after the other; what does not come is asked for again when
 * it is opened, which says so.
 */
async function bringOffice(): Promise<void> {
  for (const load of [loadDealPage, ...sections.map((each) => each.load)])
    await load().catch(() => undefined);
}

const KeysDialog = lazy(() => import("./keys-dialog.tsx").then((m) => ({ default: m.KeysDialog })));

/** Whether the side menu shows icons only; stored on the device. */
const menuIsNarrow = createStoredValue<boolean>({
  key: "adminMenuIsNarrow",
  read: (text) => text === "1",
  write: (isNarrow) => (isNarrow ? "1" : null),
  onServer: false,
});

/** Side menu, status, way out, and the section or the record that the address names. */
export function AdminShell() {
  const { t } = useLingui();
  const section = sectionAt(useLocation());
  const isNarrow = menuIsNarrow.use();
  const keysAreOn = shortcutsAreOn.use();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const isPaletteOpen = typed !== undefined;
  const [showsKeys, setShowsKeys] = useState(false);
  useShortcuts({
    showKeys: () => setShowsKeys(true),
    isPaletteOpen,
    openPalette: () => setTyped((known) => known ?? ""),
    typeInPalette: (key) => setTyped((known = "") => known + key),
  });
  useDensePage();
  useEffect(() => whenIdle(() => void bringOffice()), []);

  return (
    <div className="flex min-h-dvh [--sticky-top:0px] max-md:flex-col" data-keys={keysAreOn ? "" : undefined}>
      <SkipLink href="#main" label={t`Skip to content`} />
      <aside
        className={classNames(
          "sticky top-0 flex h-dvh shrink-0 flex-col overflow-y-auto border-r border-line bg-paper-2 p-3 max-md:hidden",
          isNarrow ? "w-16" : "w-60 pointer-coarse:w-66",
        )}
      >
        <div className="mb-3 flex items-center justify-between gap-2 px-1">
          {!isNarrow && <ShopMark />}
          <IconButton
            icon={isNarrow ? PanelLeftOpen : PanelLeftClose}
            label={isNarrow ? t`Expand the menu` : t`Collapse the menu`}
            onClick={() => menuIsNarrow.set((narrow) => !narrow)}
          />
        </div>
        <SectionMenu current={section.name} isNarrow={isNarrow} />
        <div className="mt-2">
          <TestMode isNarrow={isNarrow} />
        </div>
        <div className="mt-auto grid gap-2 pt-3">
          <SystemBadge isNarrow={isNarrow} />
          <SettingsMenu isNarrow={isNarrow} />
          <LogoutButton isNarrow={isNarrow} />
        </div>
      </aside>
      <header
        data-above-toasts=""
        className="flex items-center justify-between border-b border-line bg-paper-2 px-4 py-2 md:hidden"
      >
        <ShopMark />
        <TestMode isNarrow />
        <IconButton icon={MenuIcon} label={t`Open the menu`} onClick={() => setDrawerOpen(true)} />
      </header>
      {isDrawerOpen && (
        <Suspense fallback={<WaitBar label={t`Loading...`} />}>
          <Drawer open onOpenChange={setDrawerOpen} side="left" title={t`Menu`} closeLabel={t`Close`}>
            <SectionMenu current={section.name} isNarrow={false} onChosen={() => setDrawerOpen(false)} />
            <div className="mt-6 grid gap-3">
              <SystemBadge isNarrow={false} />
              <SettingsMenu isNarrow={false} />
              <LogoutButton isNarrow={false} />
            </div>
          </Drawer>
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className="min-w-0 grow px-4 py-6 md:px-8">
        <Outlet />
      </main>
      {isPaletteOpen && (
        <Suspense fallback={<WaitBar label={t`Loading...`} />}>
          <CommandPalette typed={typed} onType={setTyped} onClose={() => setTyped(undefined)} />
        </Suspense>
      )}
      {showsKeys && (
        <Suspense fallback={<WaitBar label={t`Loading...`} />}>
          <KeysDialog onClose={() => setShowsKeys(false)} />
        </Suspense>
      )}
      <NextPageWait />
      <Toaster label={t`Messages`} closeLabel={t`Close`} />
    </div>
  );
}

function ShopMark() {
  const { facts } = useRootData();
  return (
    <span className="flex min-w-0 items-center gap-2 font-display font-bold">
      {facts.isDemo && <BagMark className="h-5 shrink-0 text-leaf" />}
      <span className="truncate">{facts.name}</span>
    </span>
  );
}

/** Déconnexion, which shows that it is under way. */
function LogoutButton({ isNarrow }: { isNarrow: boolean }) {
  const { isBusy, leave } = useSignOut();
  return (
    <Button busy={isBusy} onClick={leave}>
      <Icon of={LogOut} className="size-4" />
      <span lang="fr" className={isNarrow ? "sr-only" : undefined}>
        <Trans>Déconnexion</Trans>
      </span>
    </Button>
  );
}

/** Warns in the back office while payments go to the sandbox, so that no test order is printed (SPEC-3.9). */
function TestMode({ isNarrow = false }: { isNarrow?: boolean }) {
  const mode = useStaffQuery({ queryKey: ["payment-mode"], read: (ask) => ask(readPaymentMode, {}) });
  if (!mode.data?.is_test) return null;
  return (
    <p className="rounded-sm border border-caution px-2 py-1 text-[0.8125rem] font-semibold text-caution">
      {isNarrow ? <Trans>TEST</Trans> : <Trans>TEST – no money moves</Trans>}
    </p>
  );
}

/**
 * Draws the page densely while the back office stands (ui/README.md). Said on the root itself: a rule that asks the root
 * what it holds (`:root:has(…)`) lets the browser look at every element anew whenever one comes or goes.
 */
function useDensePage(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.density = "dense";
    return () => {
      delete document.documentElement.dataset.density;
    };
  }, []);
}

const tones = { unknown: "neutral", down: "negative", degraded: "caution", ok: "positive" } as const;

/** `System Online` is the healthy answer of a real call (SPEC-1.19); until there is one, nothing is claimed. */
function SystemBadge({ isNarrow }: { isNarrow: boolean }) {
  const health = useHealth();
  const status = health.isError ? "down" : (health.data?.status ?? "unknown");
  const word =
    status === "unknown" ? (
      <Trans>Asking...</Trans>
    ) : status === "down" ? (
      <Trans>System Offline</Trans>
    ) : status === "degraded" ? (
      <Trans>System Degraded</Trans>
    ) : (
      <Trans>System Online</Trans>
    );
  return (
    <p className="px-3 text-sm">
      <StatusDot tone={tones[status]}>{isNarrow ? <span className="sr-only">{word}</span> : word}</StatusDot>
    </p>
  );
}
