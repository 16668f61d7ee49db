import type { Import } from "./imports.ts";

/** One border of docs/architecture.md: which imports cross it, and what to do instead. */
export interface Border {
  readonly rule: string;
  readonly crosses: (it: Import) => boolean;
  readonly cure: string;
}

/** `documents → books → payments → messages → deals → companies → clients → catalogue → taxes → ledger → settings → texts → webhooks → accounts`: each may ask those to its right. */
const askingOrder = [
  "documents",
  "books",
  "payments",
  "messages",
  "deals",
  "companies",
  "clients",
  "catalogue",
  "taxes",
  "ledger",
  "settings",
  "texts",
  "webhooks",
  "accounts",
];

/** The rooms of a deal in the same way; the calls in its own folder may ask all of them. */
const roomsOfDeals = [
  "orders",
  "settlement",
  "delivery",
  "reorder",
  "proofs",
  "invoices",
  "decide",
  "reminders",
  "templates",
  "offers",
  "requests",
  "sketches",
  "artwork",
  "access",
  "clients",
  "lists",
  "commands",
  "presenters",
  "receivables",
  "model",
];

const isFixture = (path: string) => path.endsWith(".fixture.ts") || path.endsWith(".fixture.tsx");
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith("tests/") || isFixture(path);
const isOurs = (path: string) => /^(src|tests|tools|bench)\//.test(path);
const featureOf = (path: string) => /^src\/server\/features\/([^/]+)\//.exec(path)?.[1];
const roomOf = (path: string) => /^src\/server\/features\/deals\/([^/]+)\//.exec(path)?.[1];
const areaOf = (path: string) => /^src\/web\/(storefront|client|admin)\//.exec(path)?.[1];

export const borders: readonly Border[] = [
  {
    rule: "domain imports domain only: no library, no input or output",
    crosses: ({ from, to }) =>
      from.startsWith("src/domain/") && !isTest(from) && !to.startsWith("src/domain/"),
    cure: "Pass what it needs as a parameter, or move the function to the zone that may know it.",
  },
  {
    rule: "contracts import domain and zod only",
    crosses: ({ from, to }) =>
      from.startsWith("src/contracts/") && !isTest(from) && !/^(src\/(domain|contracts)\/|zod$)/.test(to),
    cure: "A contract says what crosses the wire; what it does belongs to server or web.",
  },
  {
    rule: "server never imports web",
    crosses: ({ from, to }) => from.startsWith("src/server/") && to.startsWith("src/web/"),
    cure: "Take it from the built entry: server/platform/pages/web-entry.ts.",
  },
  {
    rule: "web never imports server, types included",
    crosses: ({ from, to }) => from.startsWith("src/web/") && to.startsWith("src/server/"),
    cure: "Put the type into contracts, and call through web/api.",
  },
  {
    rule: "the server's platform knows no feature",
    crosses: ({ from, to }) => from.startsWith("src/server/platform/") && featureOf(to) !== undefined,
    cure: "Let the feature pass a function or register itself in src/server/features.ts.",
  },
  {
    rule: "a server feature asks another only along documents → books → payments → messages → deals → companies → clients → catalogue → taxes → ledger → settings → texts → webhooks → accounts",
    crosses: ({ from, to }) => {
      const [asking, asked] = [featureOf(from), featureOf(to)];
      if (!asking || !asked || asking === asked || isTest(from)) return false;
      const [left, right] = [askingOrder.indexOf(asking), askingOrder.indexOf(asked)];
      return left === -1 || right === -1 || left > right;
    },
    cure: "Turn the call around, or move what both need to the platform or to domain.",
  },
  {
    rule: `a room of deals asks another only along ${roomsOfDeals.join(" → ")}`,
    crosses: ({ from, to }) => {
      const [asking, asked] = [roomOf(from), roomOf(to)];
      if (!asking || !asked || asking === asked || isTest(from)) return false;
      const [left, right] = [roomsOfDeals.indexOf(asking), roomsOfDeals.indexOf(asked)];
      return left === -1 || right === -1 || left > right;
    },
    cure: "What reads stands in model, receivables or presenters; move what both rooms need there.",
  },
  {
    rule: "a server feature never touches another's repository or tables",
    crosses: ({ from, to }) =>
      featureOf(from) !== undefined &&
      !isTest(from) &&
      featureOf(to) !== undefined &&
      featureOf(to) !== featureOf(from) &&
      /\.(repository|table)\.ts$/.test(to),
    cure: "Ask a use case of that feature; write one when there is none.",
  },
  {
    rule: "in their feature, only routes import the rooms that show lists to staff: payments/office, deals/lists",
    crosses: ({ from, to }) => {
      const room = /^src\/server\/features\/(payments\/office|deals\/lists)\//.exec(to)?.[0];
      if (room === undefined || isTest(from) || featureOf(from) !== featureOf(to)) return false;
      return !from.startsWith(room) && !from.endsWith(".routes.ts");
    },
    cure: "A list shows what other rooms decide: move what both need to the feature's own folder.",
  },
  {
    rule: "only routes and jobs import payments/reconcile, and settle, refunds and ledger never import pay's use cases",
    crosses: ({ from, to }) => {
      const rooms = /^src\/server\/features\/payments\/(\w+)\//;
      const [asking, asked] = [rooms.exec(from)?.[1], rooms.exec(to)?.[1]];
      if (isTest(from) || asking === asked) return false;
      if (asked === "reconcile") return asking !== undefined;
      return /^(settle|refunds|ledger)$/.test(asking ?? "") && /\/pay\/client-/.test(to);
    },
    cure: "What a provider says is settled in payments/settle, which the payer's calls and the jobs ask.",
  },
  {
    rule: "the areas of web never import each other",
    crosses: ({ from, to }) => {
      const [asking, asked] = [areaOf(from), areaOf(to)];
      return asking !== undefined && asked !== undefined && asking !== asked;
    },
    cure: "Move what both use to web/parts.",
  },
  {
    rule: "web/ui imports no business",
    crosses: ({ from, to }) => from.startsWith("src/web/ui/") && isOurs(to) && !to.startsWith("src/web/ui/"),
    cure: "Give it words and values as props; a piece that knows the business stands in web/parts.",
  },
  {
    rule: "what areas share (web/parts, web/api, web/words, web/mails) imports no area",
    crosses: ({ from, to }) => /^src\/web\/(parts|api|words|mails)\//.test(from) && areaOf(to) !== undefined,
    cure: "Move the piece out of the area, or pass it in.",
  },
  {
    rule: "only tests import tests and fixtures, and only tools, measurements and tests import tools",
    crosses: ({ from, to }) =>
      !isTest(from) &&
      (to.startsWith("tests/") ||
        isFixture(to) ||
        (to.startsWith("tools/") && !/^(tools|bench)\//.test(from))),
    cure: "Product code stands in src; move the function there.",
  },
];
