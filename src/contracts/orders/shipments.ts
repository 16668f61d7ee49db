import { orderReasonRule } from "#domain/orders/order-rules.ts";
import { shipmentLimits, shipmentRules } from "#domain/orders/shipment-rules.ts";
import { fileAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { byId, day, id, ruled, ruledLines, ruledText, wholeNumber } from "../fields.ts";
import { z } from "../zod.ts";

/** What of an order left at once. */
export const shipment = z
  .object({
    id: z.int(),
    order_id: z.int(),
    /** 1, 2, 3 of its order. */
    number: z.int(),
    /** Where it goes, in lines. */
    address: z.string().nullable(),
    carrier: z.string(),
    service: z.string().nullable(),
    tracking: z.array(z.string()),
    /** The carrier's page about each of these; null for a carrier that is not known. */
    tracking_links: z.array(z.string().nullable()),
    cartons: z.int().nullable(),
    weight_kg: z.int().nullable(),
    shipped_on: day,
    delivered_on: day.nullable(),
    lines: z.array(z.object({ order_line_id: z.int(), name: z.string(), units: z.int() })),
  })
  .meta({ id: "Shipment" });
export type ShipmentAnswer = z.infer<typeof shipment>;

const carrier = ruled(shipmentRules.carrier, "UPS");
const tracking = ruledLines(shipmentRules.tracking);
const cartons = wholeNumber(1, shipmentLimits.cartons);
const lines = z
  .array(z.strictObject({ order_line_id: id, units: wholeNumber(1, shipmentLimits.units) }))
  .min(1)
  .max(200);

const shipmentBody = z.strictObject({
  carrier,
  service: ruled(shipmentRules.service).optional(),
  tracking: tracking.optional(),
  cartons: cartons.optional(),
  weight_kg: wholeNumber(1, shipmentLimits.kg).optional(),
  lines,
  shipped_on: day,
  /** Where it goes, if not where the order goes. */
  address: ruledText(shipmentRules.address).optional(),
  /** Nothing more comes, however many bags have left (L18.2). */
  complete: z.boolean().optional(),
});

export type ShipmentBody = z.infer<typeof shipmentBody>;

export const addShipment = defineCall({
  method: "POST",
  path: "/api/orders/{id}/shipments",
  summary: "Send a part of an order, or all of it; together no more than was counted",
  params: byId,
  body: shipmentBody,
  headers: ["If-Match"],
  answers: { 201: z.object({ shipment }) },
});

const reason = ruledText(orderReasonRule, "The label of another parcel");

const corrections = z.strictObject({
  carrier: carrier.optional(),
  tracking: tracking.optional(),
  cartons: cartons.optional(),
  /** All lines of it, as they should have been. */
  lines: lines.optional(),
  shipped_on: day.optional(),
  reason,
});

export type ShipmentCorrections = z.infer<typeof corrections>;

export const correctShipment = defineCall({
  method: "PUT",
  path: "/api/shipments/{id}",
  summary: "Correct a shipment; what is left out stays. Its client is written to about what he was told",
  params: byId,
  body: corrections,
  headers: ["If-Match"],
  answers: { 200: z.object({ shipment }) },
});

/** 409 once it is delivered. */
export const voidShipment = defineCall({
  method: "POST",
  path: "/api/shipments/{id}/void",
  summary: "A shipment that never left: it is gone, and its bags are still to ship",
  params: byId,
  body: z.strictObject({ reason }),
  headers: ["If-Match"],
  answers: { 200: z.object({ shipment }) },
});

/** No prices: what was ordered, shipped before, is in this one, and is left. In the client's language. */
export const getPackingSlip = defineCall({
  method: "GET",
  path: "/api/shipments/{id}/packing-slip",
  summary: "The packing slip of a shipment as a PDF file",
  params: byId,
  ...fileAnswer,
});
