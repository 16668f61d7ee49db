import { BagMark } from "../bag-mark.tsx";
import { Spinner } from "../buttons/spinner.tsx";
import type { Examples } from "../examples.ts";
import { Stepper } from "../fields/stepper.tsx";
import { Ruler } from "../lists/ruler.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { Skeleton, SkeletonText } from "./skeleton.tsx";
import { WaitBar } from "./wait-bar.tsx";

const stops = [{ label: "Submitted", note: "21 Nov" }, { label: "Confirmed" }, { label: "Paid" }];
const steps = stops.map(({ label }) => ({ key: label, label }));

export const examples: Examples = {
  "ProgressBar, a share and unknown": () => (
    <div className="grid gap-4">
      <ProgressBar label="Sending your logo" value={0.4} valueText="40 %" />
      <ProgressBar label="Preparing" />
    </div>
  ),
  "WaitBar, here instead of at the top of the window": () => (
    <div className="relative h-4 transform-gpu">
      <WaitBar label="Loading" />
    </div>
  ),
  Skeleton: () => <Skeleton className="h-24 w-40" />,
  SkeletonText: () => <SkeletonText lines={3} />,
  "Spinner with a name": () => <Spinner label="Loading" />,
  "Ruler, half way": () => <Ruler label="Your quote" stops={stops} reached={1} />,
  "Stepper, second step": () => <Stepper label="Your request" steps={steps} current={1} doneLabel="done" />,
  BagMark: () => <BagMark className="h-12" />,
};
