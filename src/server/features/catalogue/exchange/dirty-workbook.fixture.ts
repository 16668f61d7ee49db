import writeExcelFile from "write-excel-file/node";
import { zipArchive } from "#server/platform/storage/zip-archive.ts";
import { openArchive } from "./unzip.ts";

type Written = string | number;

interface List {
  /** What the products and their French names begin with. */
  readonly item: string;
  readonly name: string;
  readonly sign: string;
  readonly currency: string;
}

/** How people write prices, and what they mean; undefined for what cannot be known. */
const pricesIn = ({ sign, currency }: List): readonly (readonly [Written, string | undefined])[] => [
  [`${sign}1.25`, "1.25"],
  [`1.35 ${currency}`, "1.35"],
  ["1,45", "1.45"],
  [1.55, "1.55"],
  ["1.65", "1.65"],
  [` 0,155 ${sign} `, "0.155"],
  [currency === "USD" ? "US$ 2" : `${currency} 2`, "2.00"],
  ["on request", undefined],
];

/**
 * A seller's own list: 40 sizes of five products below a title; every tenth is followed by a blank row. With what it means,
 * by the number of the row.
 */
export function dirtyList(list: List) {
  const prices = pricesIn(list);
  const rows: Written[][] = [
    ["Price list, spring 2027"],
    [],
    ["Item", "Taille", "Dimensions (in)", "Weight (g)"],
  ];
  const told = new Map<number, { readonly size: string; readonly price: string | undefined }>();
  rows[2]?.push(`Unit price (${list.currency})`, "25,000 +", "Nom français");
  for (let index = 0; index < 40; index += 1) {
    const [written, price] = prices[index % prices.length] ?? ["", undefined];
    const size: Written = index % 4 === 0 ? 1000 + index : `  Size ${index} `;
    const later = index % 5 === 0 && price ? `${list.sign}0.11` : "";
    rows.push([
      `${list.item} ${index % 5}`,
      size,
      `${index} × 12`,
      45,
      written,
      later,
      index < 5 ? `${list.name} ${index}` : "",
    ]);
    told.set(rows.length, { size: String(size).trim(), price });
    if (index % 10 === 9) rows.push([]);
  }
  return { rows, told };
}

/** The list as a workbook whose first sheet is hidden. */
export async function dirtyWorkbook(rows: readonly (readonly Written[])[]): Promise<Buffer> {
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === "number" ? { value, type: Number } : { value })),
  );
  const sheets = [
    { data: [[{ value: "Do not send" }]], sheet: "Costs" },
    { data: cells, sheet: "List" },
  ];
  const archive = openArchive(await writeExcelFile(sheets).toBuffer(), 1_000_000);
  const parts = archive.names.flatMap((name) => archive.unpack(name) ?? []);
  return zipArchive(
    parts.map(({ name, content }) =>
      name === "xl/workbook.xml"
        ? { name, content: Buffer.from(content.toString().replace("<sheet ", '<sheet state="hidden" ')) }
        : { name, content },
    ),
  );
}
