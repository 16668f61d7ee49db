import { useEffect, useEffectEvent, useState } from "react";
import { SearchField } from "../../ui/search-field.tsx";

interface SearchBoxProps {
  readonly label: string;
  readonly clearLabel: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly className?: string;
}

const pauseAfterTyping = 250;

/** Searches as one types, a moment after the last key; what the address says comes back on Back. */
export function SearchBox({ label, clearLabel, placeholder, value, onSearch, className }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const search = useEffectEvent((text: string) => {
    if (text !== value) onSearch(text);
  });
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), pauseAfterTyping);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchField
      label={label}
      clearLabel={clearLabel}
      placeholder={placeholder}
      value={typed}
      onValueChange={setTyped}
      data-shortcut="/"
      {...(className ? { className } : {})}
    />
  );
}
