import type { FastifyInstance } from "fastify";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import type { Actor } from "./access/actor.ts";
import type { Routes } from "./platform/http/routes.ts";
import type { Services } from "./services.ts";

/** What a feature needs to bind its calls. `app` is for the few answers that are no JSON: files, frames, streams. */
export interface Mounting {
  readonly app: FastifyInstance;
  readonly routes: Routes<Actor>;
  readonly services: Services;
  readonly facts: ShopFacts;
}
