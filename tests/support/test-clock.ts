/** A clock that stands still until a test moves it. */
export interface TestClock {
  (): Date;
  /** Moves it forward (or back, with a negative number) by milliseconds. */
  advance(milliseconds: number): void;
}

/** The moment at which the tests' clocks begin. */
const testStart = new Date("2026-03-02T09:00:00.000Z");

export function testClock(start: Date = testStart): TestClock {
  let now = start.getTime();
  const clock = () => new Date(now);
  return Object.assign(clock, {
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  });
}
