import { useEffect, useState } from "react";

/** An address under which the page shows a file that it fetched; it ends with the part that shows it. */
export function useObjectAddress(content: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!content) return;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
}
