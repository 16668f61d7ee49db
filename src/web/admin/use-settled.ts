import { useEffect, useState } from "react";

/** What stands still: a value that is typed, once it has stayed the same for so long. */
export function useSettled<Value extends string | undefined>(value: Value, milliseconds: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
