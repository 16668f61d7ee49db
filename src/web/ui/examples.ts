import type { ComponentType } from "react";

/**
 * Parts in their states, for the workbench (`npm run workbench`): name of the state → what shows it. They stand beside the
 * parts in `*.examples.tsx` and are no part of the shop.
 */
export type Examples = Readonly<Record<string, ComponentType>>;
