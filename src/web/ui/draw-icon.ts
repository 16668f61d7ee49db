import { type ComponentProps, createElement, type ReactElement } from "react";

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Stands in for lucide's own maker of icons when the pages are built (vite.config.ts): every icon of ours is drawn by
 * `Icon`, and needs none of the ways to set one up, which would be a hundredth of what a page loads.
 */
// biome-ignore lint/style/noDefaultExport: takes the place of a module that has one
export default function drawIcon({ node }: IconData): (given: ComponentProps<"svg">) => ReactElement {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (given) => createElement("svg", { ...frame, ...given }, shapes);
}

const frame = {
  xmlns: "http://www.w3.org/2000/svg",
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
