import * as calls from "#contracts/webhooks.ts";
import { administrator } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import {
  staffAddWebhook,
  staffChangeWebhook,
  staffDeleteWebhook,
  staffRenewWebhookSecret,
  type WebhookReach,
} from "./staff-change-webhook.ts";
import {
  staffListDeliveries,
  staffListWebhooks,
  staffReplayDelivery,
  staffTestWebhook,
} from "./staff-send-webhook.ts";

/** Owners let other programs be told of events. The providers' own events come by other routes, which are open. */
export function webhookRoutes({
  routes,
  services,
  reach,
}: Mounting & { readonly reach: WebhookReach }): void {
  routes.add(calls.listWebhooks, administrator, async () => ({
    webhooks: await staffListWebhooks(services),
  }));

  routes.add(calls.createWebhook, administrator, async ({ body, actor }) => {
    const { current_password, code, ...fields } = body;
    return await staffAddWebhook(services, actor, { ...fields, reach, proof: { current_password, code } });
  });

  routes.add(calls.updateWebhook, administrator, async ({ params, body, actor, request, reply }) => {
    const { current_password, code, ...fields } = body;
    const webhook = await staffChangeWebhook(services, actor, {
      ...{ ...fields, webhookId: params.id, reach, proof: { current_password, code } },
      expectedVersion: expectedVersion(request),
    });
    sendVersion(reply, webhook.version);
    return { webhook };
  });

  routes.add(calls.renewWebhookSecret, administrator, async ({ params, body, actor, request, reply }) => {
    const answer = await staffRenewWebhookSecret(services, actor, {
      ...{ webhookId: params.id, proof: body, expectedVersion: expectedVersion(request) },
    });
    sendVersion(reply, answer.webhook.version);
    return answer;
  });

  routes.add(calls.deleteWebhook, administrator, async ({ params, actor }) => {
    await staffDeleteWebhook(services, actor, params.id);
    return { success: true };
  });

  routes.add(calls.listDeliveries, administrator, ({ params, query }) =>
    staffListDeliveries(services, params.id, query),
  );

  routes.add(calls.testWebhook, administrator, async ({ params, actor }) => ({
    delivery: await staffTestWebhook(services, actor, params.id),
  }));

  routes.add(calls.replayDelivery, administrator, async ({ params, actor }) => ({
    delivery: await staffReplayDelivery(services, actor, params.id),
  }));
}
