import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { SearchField } from "../../ui/fields/search-field.tsx";

interface SearchBoxProps {
  readonly label: string;
  readonly clearLabel?: string;
  readonly placeholder: string;
  readonly index: {
    readonly state: { readonly search: string };
    readonly change: (changes: { readonly search: string }) => void;
  };
  readonly className?: string;
}

const pauseAfterTyping = 250;
/** Who leaves the box may be about to follow a link. */
const pauseOutside = 1_000;

/** Searches as one types, a moment after the last key; what the address says comes back on Back. */
export function SearchBox({ label, clearLabel, placeholder, index, className }: SearchBoxProps) {
  const { t } = useLingui();
  const value = index.state.search;
  const [typed, setTyped] = useState(value);
  /** The query that this page shows: the window's is another one as soon as the next page is being rendered. */
  const { search: shown } = useLocation();
  const isNavigating = useNavigation().state !== "idle";
  const [isFocused, setFocused] = useState(false);
  /** Asked for, and not in the address yet. */
  const asked = useRef<string[]>([]);
  const search = useEffectEvent((text: string) => {
    if (text === value) return;
    asked.current.push(text);
    index.change({ search: text });
  });
  // An address that changed without this box, by Back or by a link, is what the box shows. Its own questions come back
  // trimmed, and while one types on.
  useEffect(() => {
    const own = asked.current.indexOf(value);
    asked.current = own < 0 ? [] : asked.current.slice(own + 1);
    if (own < 0) setTyped(value);
  }, [value]);
  // A search is a navigation, which would take the place of one that is under way: a link that was followed right after
  // the last key goes first. Where this box is still there afterwards, it searches then.
  useEffect(() => {
    if (isNavigating) return;
    const pause = isFocused ? pauseAfterTyping : pauseOutside;
    const timer = setTimeout(() => {
      if (window.location.search === shown) search(typed.trim());
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, isNavigating, isFocused, shown]);
  return (
    <SearchField
      label={label}
      clearLabel={clearLabel ?? t`Clear`}
      placeholder={placeholder}
      value={typed}
      onValueChange={setTyped}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      data-shortcut="/"
      {...(className ? { className } : {})}
    />
  );
}
