import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from "react";
import { isRecord } from "#domain/text/read-value.ts";
import { send } from "../../api/send.ts";
import { readCurrentUser } from "./read-current-user.ts";
import { readSignedInUser, type SignedInUser } from "./signed-in-user.ts";
import { staffToken } from "./staff-token.ts";

interface Auth {
  /** The signed-in user; null before the first check, and without a session. */
  readonly user: SignedInUser | null;
  /** True after the first check. */
  readonly isReady: boolean;
  readonly isAuthenticated: boolean;
  /** Stores the answer of a sign-in or a registration. */
  readonly signIn: (answer: unknown) => void;
  /**
   * Ends the session on the server, and here whatever it answers. The caller then leads on to another page:
   * otherwise the guard would remember the current one as the place to come back to.
   */
  readonly signOut: () => Promise<void>;
  /** Forgets a token that a call was refused with. */
  readonly forget: () => void;
  /** Asks anew who one is: name and role may have been changed meanwhile. */
  readonly renew: () => Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

interface AuthProviderProps {
  readonly children: ReactNode;
  /** Who is known to be signed in before the first check: for screens that are shown without a server. */
  readonly known?: SignedInUser | null;
}

/** Provides the signed-in user to the screens of staff. */
export function AuthProvider({ children, known = null }: AuthProviderProps) {
  const [user, setUser] = useState<SignedInUser | null>(known);
  const [isReady, setIsReady] = useState(false);

  const forget = useCallback(() => {
    staffToken.set(() => null);
    setUser(null);
  }, []);

  const renew = useCallback(async () => {
    const found = await readCurrentUser();
    // Who has lost every role keeps the page until the next one: nothing that was typed is lost.
    if (found?.role) setUser((known) => (isSame(known, found) ? known : found));
  }, []);

  useEffect(() => {
    let isGone = false;
    void readCurrentUser().then((found) => {
      if (isGone) return;
      setUser(found);
      setIsReady(true);
    });
    return () => {
      isGone = true;
    };
  }, []);

  const auth = useMemo<Auth>(
    () => ({
      user,
      isReady,
      isAuthenticated: user !== null,
      forget,
      renew,
      signIn(answer) {
        const given = isRecord(answer) ? answer : {};
        const signedIn = readSignedInUser(given.user);
        // The server did answer: that is another failure than no answer at all.
        if (!signedIn || typeof given.token !== "string") throw new TypeError("the answer signs nobody in");
        const { token } = given;
        staffToken.set(() => token);
        setUser(signedIn);
      },
      async signOut() {
        const bearer = staffToken.get();
        // The local session ends whatever the server answers.
        await send("/api/logout", { method: "POST", json: {}, bearer }).catch(() => undefined);
        staffToken.set(() => null);
      },
    }),
    [user, isReady, forget, renew],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

function isSame(one: SignedInUser | null, other: SignedInUser): boolean {
  return one?.role === other.role && one.name === other.name && one.email === other.email;
}

/** Who is signed in. The specified sentence is for the developer who forgot the provider. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error("useAuth doit être utilisé avec AuthProvider");
  return auth;
}
