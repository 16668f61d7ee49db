import { expect, test } from "vitest";
import { openProofShop, picture } from "./proofs.fixture.ts";

const { services, ordered } = await openProofShop();

test("FOUND-S-N5 a store that buyers' logos have filled stops no proof", async () => {
  const { add } = await ordered();
  const logos = Array.from({ length: 11 }, (_, at) => ({
    ...{ storage_key: `logos/large-${at}.png`, original_name: "logo.png", media_type: "image/png" },
    ...{ byte_size: 1_000_000_000, sha256: "0".repeat(64), state: "ready" as const, preview_key: null },
    created_at: services.clock().toISOString(),
  }));
  await services.db.insertInto("files").values(logos).execute();
  expect((await add(picture)).file.name).toBe("proof.png");
});
