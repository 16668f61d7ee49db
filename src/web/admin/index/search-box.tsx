import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SearchField } from "../../ui/fields/search-field.tsx";

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
  /** Asked for, and not in the address yet. */
  const asked = useRef<string[]>([]);
  const search = useEffectEvent((text: string) => {
    if (text === value) return;
    asked.current.push(text);
    onSearch(text);
  });
  // An address that changed without this box, by Back or by a link, is what the box shows. Its own questions come back
  // trimmed, and while one types on.
  useEffect(() => {
    const own = asked.current.indexOf(value);
    asked.current = own < 0 ? [] : asked.current.slice(own + 1);
    if (own < 0) setTyped(value);
  }, [value]);
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
