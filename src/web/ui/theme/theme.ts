/** The visitor's choices; `system` is no choice and is not stored. */
export type ThemeChoice = "system" | "light" | "dark";

const KEY = "theme";

/**
 * For the head, before any style: sets the stored choice so that the first paint is already right.
 * Its text never changes, so a policy may allow it by hash.
 */
export const themeScript =
  'try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}';

/** The stored choice; `system` where nothing is stored or storage is closed. */
export function readTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    // Storage is closed by the browser's settings: the choice then lasts as long as the page.
    const shown = document.documentElement.dataset.theme;
    return shown === "light" || shown === "dark" ? shown : "system";
  }
}

/** Shows a theme at once and stores it for the next visit. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  try {
    if (choice === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // See readTheme.
  }
}

/** Calls back when the theme is chosen here or in another tab; answers how to stop. */
export function onThemeChange(tell: () => void): () => void {
  const fromElsewhere = (event: StorageEvent) => {
    if (event.key === KEY) chooseTheme(readTheme());
  };
  const onPage = new MutationObserver(tell);
  onPage.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  window.addEventListener("storage", fromElsewhere);
  return () => {
    onPage.disconnect();
    window.removeEventListener("storage", fromElsewhere);
  };
}
