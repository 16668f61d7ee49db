import { describe, expect, test } from "vitest";
import { createTestDatabase, openTestDatabase } from "#tests/support/database.ts";
import { multipart } from "#tests/support/multipart.ts";
import { addProduct, historyOf, postedMails, requestForm } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { findQuoteForStaff } from "../model/quotes.repository.ts";
import { quoteRoutes } from "../quotes.routes.ts";

const database = await openTestDatabase();
const services = createTestServices(database, { STAFF_EMAIL: "desk@example.com" });
const shop = await createTestShop(services, [quoteRoutes]);
const tote = await addProduct(services);
const box = await addProduct(services, {
  name: "Gift bag",
  sizes: { Small: "0.1875", Mini: "0.15" },
  type: "Box",
});

const ask = async (fields: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const form = await multipart(requestForm(tote, fields));
  return await shop.send("POST", "/api/quotes", {
    body: form.body,
    headers: { ...form.headers, ...headers },
  });
};

async function quoteOf(answer: { body: Readonly<Record<string, unknown>> }) {
  const { id } = answer.body.quote as { id: number };
  const quote = await findQuoteForStaff(services.db, id);
  if (!quote) throw new Error("no quote");
  return quote;
}

describe("POST /api/quotes", () => {
  test("the year of its reference is the shop's, as is the day on its documents (SPEC-2.41)", async () => {
    const { clock } = services;
    const before = clock().getTime();
    clock.advance(Date.parse("2027-01-01T01:30:00.000Z") - before);
    const answer = await ask();
    clock.advance(before - clock().getTime());
    const { id, reference } = answer.body.quote as { id: number; reference: string };
    expect(reference).toBe(`GE-2026-${String(id).padStart(6, "0")}`);
    expect(await quoteOf(answer)).toMatchObject({ reference, createdAt: "2027-01-01T01:30:00.000Z" });
  });

  test("stores the request, with prices and names as they are today", async () => {
    const answer = await ask({
      sizes: '["Small","Large"]',
      sizesQuantities: '{"Small":10000,"Large":12500}',
      colorRequirement: "multiple",
      productColors: '["#FFFFFF","#1A7F37"]',
      interest: "Market tote",
      company: "Fair & Co",
      wanted_by: "2026-06-01",
      language: "fr",
      message: "<b>For</b> our fair\r\nin May",
    });
    expect(answer.status).toBe(201);
    const quote = await quoteOf(answer);
    expect(answer.body).toEqual({
      message: "Request Sent Successfully!",
      quote: { id: quote.id, reference: `GE-2026-${String(quote.id).padStart(6, "0")}` },
    });
    expect(quote).toMatchObject({
      status: "pending",
      quantity: 22_500,
      // 0.14 × 10,000 + 0.22 × 12,500
      totalCents: 140_000 + 275_000,
      logoFeeCents: null,
      productId: tote.id,
      productType: "Tote",
      material: "Non-woven",
      colourRequirement: "multiple",
      productColours: ["#FFFFFF", "#1A7F37"],
      delivery: { company: "Fair & Co", delivery_address: null, wanted_by: "2026-06-01", po_number: null },
      language: "fr",
      message: "For our fair\nin May",
      version: 1,
    });
    expect(quote.lines.map(({ sizeName, unitPrice, units }) => [sizeName, unitPrice, units])).toEqual([
      ["Small", 1400, 10_000],
      ["Large", 2200, 12_500],
    ]);
    expect(await historyOf(services, quote.id)).toEqual(["quote.request"]);
  });

  test("SPEC-2.42 writes to the client in the chosen language, else English, and to staff in the shop's", async () => {
    const quote = await quoteOf(await ask({ email: "Zoe@Example.com" }));
    const mails = (await postedMails(services)).filter(({ content }) => content.quoteId === quote.id);
    expect(mails).toMatchObject([
      {
        template: "request-received",
        recipient: "Zoe@Example.com",
        language: "en",
        content: { reference: quote.reference, totalCents: 140_000 },
      },
      {
        template: "staff-request-received",
        recipient: "desk@example.com",
        language: "en",
        content: { email: "Zoe@Example.com", phone: "(303) 555-0123" },
      },
    ]);
    expect(mails[0]?.content.lines).toEqual([
      {
        ...{ kind: "product", name: "Market tote, Small", units: 10_000, unitPriceE4: 1400 },
        amountCents: 140_000,
        cloth: { colours: ["#1A7F37"], material: "Non-woven" },
      },
    ]);
    expect(services.wakings()).toBeGreaterThan(0);
  });

  test("SPEC-2.14 sizes by id reach several products, and then the quote is about none alone", async () => {
    const [small] = box.sizes;
    const [other] = tote.sizes;
    const sizeIds = JSON.stringify({ [String(small?.id)]: 10_001, [String(other?.id)]: 20_000 });
    const quote = await quoteOf(await ask({ size_ids: sizeIds, interest: "2 produits" }));
    expect(quote.productId).toBeNull();
    // 0.1875 × 10,001 = 1,875.1875; 0.14 × 20,000 = 2,800: rounded once.
    expect(quote.totalCents).toBe(467_519);
    expect(quote.lines).toHaveLength(2);
  });

  test("SPEC-2.14 a name is looked up within its product, and refused where it means two", async () => {
    const mini = await quoteOf(
      await ask({ product_id: String(box.id), sizes: '["Mini"]', sizesQuantities: '{"Mini":10000}' }),
    );
    expect(mini.lines[0]?.productName).toBe("Gift bag");
    const fields = requestForm(tote);
    delete fields.product_id;
    const form = await multipart(fields);
    const answer = await shop.send("POST", "/api/quotes", form);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      sizes: ["Small: several products have a size of this name. Please choose the product first."],
    });
  });

  test("a client is one for an address, whatever its case", async () => {
    const one = await quoteOf(await ask({ email: "sam@example.com" }));
    const two = await quoteOf(await ask({ email: " SAM@example.com", name: "Somebody Else" }));
    expect(two.clientId).toBe(one.clientId);
  });

  test("SPEC-0.16 a total above $999,999.99 is refused at the quantities", async () => {
    const dear = await addProduct(services, { name: "Dear bag", sizes: { One: "100" } });
    const just = { product_id: String(dear.id), sizes: '["One"]' };
    const tooMuch = await ask({ ...just, sizesQuantities: '{"One":10000}' });
    expect(tooMuch.status).toBe(422);
    expect(tooMuch.body.errors).toEqual({
      sizesQuantities: ["The total of one request cannot exceed $999,999.99. Please ask for fewer units."],
    });
  });
});

describe("the rules of the form, again on the server (SPEC-2.17)", () => {
  test.each([
    [{ name: " " }, { name: ["Name is required"] }],
    [{ email: "ann" }, { email: ["Email is not valid"] }],
    [
      { phone: "12" },
      { phone: ["Phone number is not valid. Please use format: (303) 555-0123 or 303-555-0123"] },
    ],
    [{ message: "<i></i>" }, { message: ["Message is required"] }],
    [{ sizes: "[]", sizesQuantities: "{}" }, { sizes: ["Please select at least one size"] }],
    [{ sizesQuantities: '{"Small":9999}' }, { sizesQuantities: ["Small: minimum 10,000 units required"] }],
    [{ sizesQuantities: '{"Small":"many"}' }, { sizesQuantities: ["Small: minimum 10,000 units required"] }],
    [{ sizesQuantities: '{"Large":20000}' }, { sizesQuantities: ["Small: minimum 10,000 units required"] }],
    [{ sizesQuantities: '{"Small":10000001}' }, { sizesQuantities: ["Small: maximum 10,000,000 units"] }],
    [{ sizesQuantities: '{"Small":10000.5}' }, { sizesQuantities: ["Small: minimum 10,000 units required"] }],
    [
      { sizes: '["Huge"]', sizesQuantities: '{"Huge":10000}' },
      { sizes: ["Huge: this size is not available. Please choose another one."] },
    ],
    [
      { size_ids: '{"9999999999":10000}' },
      { sizes: ["#9999999999: this size is not available. Please choose another one."] },
    ],
    [{ productColors: "[]" }, { productColors: ["Please select at least one color for the product"] }],
    [{ isLogo: "1" }, { logo: ["Please upload a logo file"] }],
    [{ status: "paid" }, { status: ["This field is not known here."] }],
    [{ price_logo_quote: "0" }, { price_logo_quote: ["This field is not known here."] }],
  ])("%j", async (fields, errors) => {
    const answer = await ask(fields);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual(errors);
  });

  test("an empty form is answered with the specified texts, a field after the other", async () => {
    const empty = { name: "", email: "", phone: "", message: "", sizes: "[]", sizesQuantities: "{}" };
    const answer = await ask({ ...empty, productColors: "[]", isLogo: "1" });
    expect(Object.values(answer.body.errors as object).flat()).toEqual([
      "Name is required",
      "Email is required",
      "Phone is required",
      "Please select at least one size",
      "Message is required",
      "Please select at least one color for the product",
      "Please upload a logo file",
    ]);
  });

  test("SPEC-2.14 sizes of one name are distinguished by their ids, each with its own minimum", async () => {
    const [one] = tote.sizes;
    const [other] = box.sizes;
    const answer = await ask({
      size_ids: JSON.stringify({ [String(one?.id)]: 10_000, [String(other?.id)]: 500 }),
    });
    expect(answer.body.errors).toEqual({ sizesQuantities: ["Small: minimum 10,000 units required"] });
  });

  test("SPEC-2.19 the operator may set another minimum", async () => {
    await using small = await createTestDatabase();
    const own = createTestServices(small, { MINIMUM_UNITS: "500" });
    await using ownShop = await createTestShop(own, [quoteRoutes]);
    const bag = await addProduct(own);
    const send = async (units: number) => {
      const form = await multipart(requestForm(bag, { sizesQuantities: `{"Small":${units}}` }));
      return await ownShop.send("POST", "/api/quotes", form);
    };
    expect((await send(500)).status).toBe(201);
    expect((await send(499)).body.errors).toEqual({
      sizesQuantities: ["Small: minimum 500 units required"],
    });
  });

  test("REL-I17 names of sizes with characters that no database stores are only unknown", async () => {
    const answer = await ask({ sizes: '["a\\u0000\\ud800"]', sizesQuantities: "{}" });
    expect(answer.status).toBe(422);
  });

  test("nothing is left of a refused request", async () => {
    const before = await services.db.selectFrom("quotes").select("id").execute();
    await ask({ name: "" });
    expect(await services.db.selectFrom("quotes").select("id").execute()).toHaveLength(before.length);
  });
});
