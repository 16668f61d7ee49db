import { readFileSync, writeFileSync } from "node:fs";

/** What the kernel knows of a process's memory, in bytes; 0 when it has ended. */
function memoryOf(pid: number, what: "VmRSS" | "VmHWM"): number {
  return Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
}

function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

export interface MemoryWatch {
  /** How much the process itself grew at its highest, since the watch began. */
  readonly ownGrowth: () => number;
  /** The most that one of its children ever held, and all of them at one moment. */
  readonly highestChild: () => number;
  readonly highestChildren: () => number;
  readonly stop: () => void;
}

/** Watches a process and the children that come and go (Linux). A peak between two looks is known to the kernel. */
export function watchMemory(pid: number): MemoryWatch {
  const before = memoryOf(pid, "VmRSS");
  // From here on the kernel's high-water mark is counted anew.
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  const peaks = { one: 0, all: 0 };
  const timer = setInterval(() => {
    const children = childrenOf(pid);
    for (const child of children) peaks.one = Math.max(peaks.one, memoryOf(child, "VmHWM"));
    peaks.all = Math.max(
      peaks.all,
      children.reduce((sum, child) => sum + memoryOf(child, "VmRSS"), 0),
    );
  }, 2);
  return {
    ownGrowth: () => Math.max(0, memoryOf(pid, "VmHWM") - before),
    highestChild: () => peaks.one,
    highestChildren: () => peaks.all,
    stop: () => clearInterval(timer),
  };
}
