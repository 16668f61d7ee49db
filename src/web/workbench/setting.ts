import { type Locale, localeOrDefault } from "#domain/language/language.ts";
import type { ThemeChoice } from "../ui/theme/theme.ts";

export const widths = [390, 768, 1280] as const;
export const themes = ["system", "light", "dark"] as const;
export const locales = ["mul", "en", "fr"] as const;

/** What the switches say; it stands in the address, so that a view can be passed on. */
export interface Setting {
  readonly theme: ThemeChoice;
  readonly locale: Locale;
  /** Of the frame, in pixels. */
  readonly width: number;
  /** Whether this is the page inside the frame. */
  readonly isFrame: boolean;
}

/** Reads it from the query; what is not known there is as it is at first. */
export function readSetting(search: string): Setting {
  const query = new URLSearchParams(search);
  return {
    theme: themes.find((theme) => theme === query.get("theme")) ?? "system",
    locale: localeOrDefault(query.get("locale")),
    width: widths.find((width) => String(width) === query.get("width")) ?? 1280,
    isFrame: query.has("frame"),
  };
}

/** The query that says it. */
export function writeSetting({ theme, locale, width, isFrame }: Setting): string {
  return `?theme=${theme}&locale=${locale}&width=${width}${isFrame ? "&frame" : ""}`;
}
