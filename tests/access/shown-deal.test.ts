import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openDeliveryShop } from "#server/features/deals/orders/delivery.fixture.ts";
import { screensInLanguages, unwritten } from "#web/deal-screens.fixture.tsx";
import { staffToken } from "#web/parts/accounts/staff-token.ts";

const { packed, post, call, bearer } = await openDeliveryShop();

beforeAll(() => staffToken.set(() => bearer));
afterAll(() => staffToken.set(() => null));
afterEach(() => void vi.unstubAllGlobals());

// 25,000 bags were ordered and paid, 23,900 came out well, and it is settled for less.
const { id, quoteId, client } = await packed({ good: [23_900], paid: 583_656 });
const { status } = await post(`orders/${id}/settlement`);

test.each(screensInLanguages)(
  "FOUND-F1 $address in $locale shows an order that came to less",
  async (screen) => {
    expect([id, quoteId, status]).toEqual([1, 1, 200]);
    const reader = screen.address.startsWith("/client/") ? client.bearer : bearer;
    vi.stubGlobal("fetch", async (path: string) => {
      const answer = await call("GET", path.replace("/api/", ""), undefined, reader);
      return Response.json(answer.body, { status: answer.status });
    });
    const markup = await screen.markup();
    expect(unwritten.exec(markup)?.[0]).toBeUndefined();
    if (/^\/client\/dashboard|part=production$/.test(screen.address))
      expect(markup).toMatch(screen.locale === "en" ? /−\$231\.90/ : /−\s?231,90\s\$/);
  },
);
