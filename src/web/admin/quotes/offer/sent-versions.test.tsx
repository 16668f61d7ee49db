import { expect, test } from "vitest";
import { sentVersion } from "../../../parts/offers/version.fixture.ts";
import { pageMarkup } from "../../../parts/page-markup.fixture.tsx";
import { quoteForTest } from "../quote.fixture.ts";
import { SentVersions } from "./sent-versions.tsx";

const quote = quoteForTest({ status: "approved", isLogoRequired: false, hasFile: false, fee: null });
const discounted = {
  ...{ ...sentVersion, number: 3, discount: { percent: 5 }, discount_cents: 10_000 },
  ...{ goods_cents: 190_000, total_cents: 190_000 },
};
const said = (openNumber: number | undefined) =>
  pageMarkup(
    <SentVersions {...{ quote, versions: [sentVersion, discounted], costs: undefined, openNumber }} />,
  )
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

test("L1.3 the offer that stands is shown from its lines to its total, and those before it are folded", () => {
  expect(said(3)).toMatch(
    /Market tote, Large .*\$2,000\.00 Discount \(5%\) −\$100\.00 Goods \$1,900\.00 Total \$1,900\.00/,
  );
  expect(said(3).match(/Market tote, Large/g)).toHaveLength(1);
  expect(said(undefined)).not.toContain("Market tote, Large");
});
