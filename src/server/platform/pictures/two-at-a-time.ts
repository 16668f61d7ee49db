const most = 2;
const waiting: (() => void)[] = [];
let busy = 0;

/** Runs work that is heavy on processor and memory, two pieces at a time in this process; the rest waits its turn (REL-I6). */
export async function twoAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await work();
  } finally {
    // The place is handed on, so that nobody who comes now can slip in between.
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}
