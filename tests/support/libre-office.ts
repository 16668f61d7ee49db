import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { findProgram } from "#server/platform/processes/find-program.ts";
import { run } from "../../tools/run.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** LibreOffice's own program; nothing where it is not installed. */
export const libreOffice = findProgram(["soffice", "libreoffice"]);

/** Whose spreadsheet it is: the language of its formulas, dates and separators. */
export type Locale = "en-US" | "fr-FR";

const numberOf: Record<Locale, number> = { "en-US": 1033, "fr-FR": 1036 };

/**
 * How a CSV file is parsed: by default, or with separators chosen in the dialog and everything that looks
 * like a formula taken for one. The wrong separators matter most: quotes inside a cell do not count then.
 */
export const openings = {
  unasked: undefined,
  ...{ "by commas": "44", "by semicolons": "59", "by tabs": "9", "by all of them": "44/59/9" },
} as const;
export type Opening = keyof typeof openings;

/** What a spreadsheet made of a file. */
export interface OpenedSheet {
  /** Cells that are not empty. */
  readonly cells: number;
  readonly formulas: readonly string[];
}

/** Opens files in LibreOffice, with a profile of its own, and reads what stands in their cells. */
export async function openInLibreOffice(
  files: Readonly<Record<string, string | Buffer>>,
  locale: Locale,
  opening: Opening,
): Promise<Map<string, OpenedSheet>> {
  if (!libreOffice) throw new Error("no LibreOffice here");
  using folder = temporaryFolder();
  const user = join(folder.path, "profile", "user");
  mkdirSync(user, { recursive: true });
  writeFileSync(join(user, "registrymodifications.xcu"), settings(locale));
  const paths = Object.entries(files).map(([name, content]) => {
    const path = join(folder.path, name);
    writeFileSync(path, content);
    return path;
  });
  const chosen = `34,76,1,,${numberOf[locale]},false,true,false,false,false,-1,true`;
  const separators = openings[opening];
  const { code, output } = await run(libreOffice, [
    ...["--headless", "--norestore", `-env:UserInstallation=${pathToFileURL(join(folder.path, "profile"))}`],
    ...(separators ? [`--infilter=Text - txt - csv (StarCalc):${separators},${chosen}`] : []),
    ...["--convert-to", "fods", "--outdir", folder.path, ...paths],
  ]);
  if (code !== 0) throw new Error(`LibreOffice ended with ${code}: ${output}`);
  return new Map(
    paths.map((path) => {
      const opened = readFileSync(path.replace(/\.\w+$/, ".fods"), "utf8");
      return [basename(path), readSheet(opened)];
    }),
  );
}

function readSheet(xml: string): OpenedSheet {
  const cells = [...xml.matchAll(/<table:table-cell ([^>]*)>/g)].map(([, attributes = ""]) => attributes);
  const filled = cells.filter((attributes) => attributes.includes("office:value-type="));
  const repeats = filled.map((one) => Number(/number-columns-repeated="(\d+)"/.exec(one)?.[1] ?? 1));
  return {
    cells: repeats.reduce((sum, count) => sum + count, 0),
    formulas: cells.flatMap((one) => /table:formula="([^"]*)"/.exec(one)?.[1] ?? []),
  };
}

/** The language of everything that a person would have chosen when he installed it. */
function settings(locale: Locale): string {
  const item = (path: string, name: string, value: string) =>
    `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${item("/org.openoffice.Setup/L10N", "ooLocale", locale)}
${item("/org.openoffice.Setup/L10N", "ooSetupSystemLocale", locale)}
${item("/org.openoffice.Office.Linguistic/General", "UILocale", locale)}
${item("/org.openoffice.Office.Linguistic/General", "DefaultLocale", locale)}
</oor:items>
`;
}
