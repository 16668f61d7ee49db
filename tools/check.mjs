// npm run check: types, lint, borders, dead code and words, in well under a minute.
import { installIfNeeded } from "./install.mjs";
import { runSteps } from "./run-steps.mjs";
import { exitWith } from "./say.mjs";
import { checks } from "./steps.mjs";
import { countLine } from "./summary.mjs";

await exitWith(async () => {
  await installIfNeeded();
  const ended = await runSteps(checks);
  console.log(countLine(ended));
  return ended.every(({ isWell }) => isWell) ? 0 : 1;
});
