import { type Sheet, usedRules } from "./used-rules.ts";

/**
 * Makes a rendered page show itself before it works (ADR-22): its own rules of the shop's sheet stand in its
 * head, and the whole sheet and the scripts are asked for when the browser has painted it. React takes such a page over
 * without a word: it passes over styles that it does not know, and finds the sheet and the scripts by their addresses.
 * The faces come with them, once: declared again by a sheet that comes later, they would have every line laid out again.
 * @returns the pieces of the page, to be joined
 */
export function showFirst(html: string, sheet: Sheet, faces: string): string[] {
  // The page is long, and what is looked for stands in its head or at its end.
  const head = html.slice(0, html.indexOf("<body"));
  const rest = html.slice(head.length);
  const link = head.match(shopLink)?.[0];
  const faceLink = head.match(facesLink)?.[0];
  const startsAt = rest.lastIndexOf(opening);
  const [start, imports = ""] = rest.slice(startsAt).match(starter) ?? [];
  // Beside a sheet that holds up the painting (the back office has one) nothing is gained.
  if (!link || !faceLink || !start || head.match(anySheet)?.length !== 2) return [html];
  // The address may hold a token, and Chromium tells it to the server of faces that a page itself declares (REL-S9).
  if (noIndex.test(head)) return [html];
  // A page that the browser draws has nothing to show before its scripts, and must not wait for that.
  if (!heading.test(rest)) return [html];
  const files = [...head.matchAll(announced)].map(([, file]) => file);
  const shown = `<style>${faces}${usedRules(sheet, rest)}</style><noscript>${link}</noscript>`;
  return [
    head
      .replace(link, "")
      .replace(faceLink, "")
      .replaceAll(announced, "")
      .replace(firstInHead, (meta) => meta + shown),
    rest.slice(0, startsAt),
    startWhenPainted(files, imports, [{ ...attributesOf(faceLink), disabled: "" }, attributesOf(link)]),
    rest.slice(startsAt + start.length),
  ];
}

const opening = '<script type="module" async="">';
const firstInHead = /<meta charSet="utf-8"\/>/i;
const heading = /<h1[\s>]/;
const anySheet = /<link rel="stylesheet"/g;
const shopLink = /<link rel="stylesheet"[^>]* data-precedence="shop"\/>/;
const facesLink = /<link rel="stylesheet"[^>]* data-precedence="faces"\/>/;
const noIndex = /<meta name="robots" content="noindex"/;
const announced = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g;
const starter = /^<script type="module" async="">;?((?:\s*import \* as \w+ from "[^"]+";)+)/;
const oneImport = /import \* as (\w+) from ("[^"]+");/g;

type Link = Readonly<Record<string, string>>;

/**
 * The beginning of the page's module: what it imports is asked for together with all that those files need. React looks
 * for the link of the faces, which is there and never followed.
 */
function startWhenPainted(files: (string | undefined)[], imports: string, sheets: readonly Link[]): string {
  const modules = [...imports.matchAll(oneImport)];
  const names = modules.map(([, name]) => name).join(",");
  const loads = modules.map(([, , file]) => `import(${file})`).join(",");
  const links = JSON.stringify([...sheets, ...files.map((href) => ({ rel: "modulepreload", href }))]);
  return `${opening}${painted}for(const each of ${links}){const link=document.createElement("link");for(const name in each)link.setAttribute(name,each[name]);document.head.append(link)}${numbers}const [${names}]=await Promise.all([${loads}]);`;
}

/**
 * While the files come, the browser gets ready to write numbers. Its first formatter of all takes 12 ms, on a slow phone
 * 50 and more, which React would spend in the middle of bringing the page to life.
 */
const numbers = "setTimeout(Intl.NumberFormat);";

function attributesOf(link: string): Link {
  return Object.fromEntries(
    [...link.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

/**
 * Waits for the whole page, and until it is painted. One that nobody sees never is, and some browser may not tell.
 */
const painted = [
  'if(document.readyState==="loading")await new Promise(go=>document.addEventListener("readystatechange",go,{once:true}));',
  'await new Promise(go=>{if(document.visibilityState==="hidden")go();document.addEventListener("visibilitychange",go,{once:true});setTimeout(go,1500);new PerformanceObserver(list=>list.getEntriesByName("first-contentful-paint")[0]&&go()).observe({type:"paint",buffered:true})});',
].join("");
