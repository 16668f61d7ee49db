import type { PricedLine, PricedOffer } from "./price.ts";
import { choose } from "./tape.ts";

/** An offer as a number draws it: what staff's call is sent, and what it costs for each choice of its client. */
export interface DrawnOffer {
  readonly body: object;
  /** The choices that a client can make, each as the call takes it; the first is the default, where there is one. */
  readonly choices: readonly {
    readonly made: Readonly<Record<string, string>>;
    readonly priced: PricedOffer;
  }[];
  readonly hasDefault: boolean;
  readonly hasOptions: boolean;
  readonly tolerancePercent: number;
}

interface TaxProfiles {
  /** Their ids: 8.25 % without freight, and 20 % with it. */
  readonly denver: number;
  readonly whole: number;
}

const bags = [
  [10_000, 1_455],
  [25_000, 1_650],
  [30_000, 1_650],
  [12_000, 2_000],
] as const;
const lineDiscounts = [null, null, { ppm: 20_000 }, { cents: 5_000 }] as const;
const discounts = [null, null, { ppm: 50_000 }, { cents: 10_000 }, { ppm: 33_000 }] as const;

const halves = [
  { kind: "deposit", percent: "50", due: "on-acceptance" },
  { kind: "balance", rest: true, due: "before-shipping" },
];
const thirds = [
  { kind: "deposit", percent: "30", due: "on-acceptance" },
  { kind: "deposit", amount: "250.00", due: "before-production" },
  { kind: "balance", rest: true, due: "net-days", days: 30 },
];
const most = [
  { kind: "deposit", percent: "90", due: "on-acceptance" },
  { kind: "balance", rest: true, due: "before-shipping" },
];
const plans = [undefined, halves, thirds, most] as const;

export function drawOffer(number: number, { denver, whole }: TaxProfiles): DrawnOffer {
  const digit = digitsOf(number);
  const [units, unitPriceE4] = choose(bags, digit(4));
  const ofLine = choose(lineDiscounts, digit(4));
  const product: PricedLine = { kind: "product", units, unitPriceE4, ...(ofLine && { discount: ofLine }) };
  const extras: PricedLine[] = [];
  if (digit(2) === 1) extras.push({ kind: "run", units: units * 2, unitPriceE4: 200 });
  if (digit(2) === 1) extras.push({ kind: "setup", units: 3, unitPriceE4: 450_000 });
  if (digit(2) === 1) extras.push({ kind: "freight", units: 1, unitPriceE4: 4_200_000 });
  const discount = choose(discounts, digit(5));
  const tax = choose(
    [
      null,
      { id: denver, ppm: 82_500, isFreightTaxed: false },
      { id: whole, ppm: 200_000, isFreightTaxed: true },
    ],
    digit(3),
  );
  const plan = choose(plans, digit(4));
  const tolerancePercent = choose([5, 10, 40], digit(3));
  const ladder = digit(4);
  const offer = (main: PricedLine): PricedOffer => ({ lines: [main, ...extras], discount, tax });
  const body = {
    ...(discount && { discount: discountOf(discount) }),
    ...(tax && { tax_profile_id: tax.id }),
    ...(plan && { plan }),
    tolerance_percent: tolerancePercent,
  };
  const shared = { tolerancePercent };
  // Sections hold no money.
  const isHeaded = digit(2) === 1;
  const headed = ([first, ...others]: readonly object[]) =>
    isHeaded ? [section("Bags"), first, section("All else"), ...others] : [first, ...others];
  if (ladder < 2)
    return {
      ...shared,
      body: { ...body, lines: headed([product, ...extras].map(lineOf)) },
      choices: [{ made: {}, priced: offer(product) }],
      hasDefault: true,
      hasOptions: false,
    };
  const rungs: PricedLine[] = [
    product,
    { ...product, units: units * 2 + 1, unitPriceE4: unitPriceE4 - 100 },
    { ...product, units: units + 3_333, unitPriceE4: unitPriceE4 + 50 },
  ];
  const quantities = rungs.map((rung, index) => ({
    ...{ units: rung.units, unit_price: (rung.unitPriceE4 / 10_000).toFixed(4) },
    ...(ladder === 2 && index === 0 && { default: true }),
  }));
  return {
    ...shared,
    body: { ...body, lines: headed([{ ...lineOf(product), quantities }, ...extras.map(lineOf)]) },
    choices: rungs.map((rung, index) => ({
      made: { o1: `o1c${index + 1}` },
      priced: { ...offer(rung), lines: [rung, ...extras.map((line) => scaled(line, rung.units, units))] },
    })),
    hasDefault: ladder === 2,
    hasOptions: true,
  };
}

function section(name: string): object {
  return { kind: "section", name };
}

/** A run follows the bags of its quantity, rounded down; all else stands once (L9.4). */
function scaled(line: PricedLine, bags: number, written: number): PricedLine {
  return line.kind === "run" ? { ...line, units: Math.floor((line.units * bags) / written) } : line;
}

const names = { product: "Bags L", run: "Run", setup: "Set-up", freight: "Freight" } as const;

function discountOf(discount: NonNullable<PricedLine["discount"]>): object {
  return "ppm" in discount
    ? { percent: String(discount.ppm / 10_000) }
    : { amount: (discount.cents / 100).toFixed(2) };
}

function lineOf({ kind, units, unitPriceE4, discount }: PricedLine): object {
  if (kind === "freight") return { kind, name: names[kind], freight: "fixed", amount: "420.00" };
  return {
    ...{ kind, name: names[kind], units, unit_price: (unitPriceE4 / 10_000).toFixed(4) },
    ...(discount && { discount: discountOf(discount) }),
  };
}

/** Takes a number apart, a choice after the other. */
function digitsOf(number: number): (choices: number) => number {
  // Neighbours differ in all of their choices.
  let left = (number * 2_654_435_761) % 4_294_967_296;
  return (choices) => {
    const digit = left % choices;
    left = Math.floor(left / choices);
    return digit;
  };
}
