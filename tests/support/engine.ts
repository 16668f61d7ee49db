export type Engine = "sqlite" | "postgres";

/** The database that this run tests (`TEST_DATABASE`); SQLite by default. */
export function engine(): Engine {
  const name = process.env.TEST_DATABASE ?? "sqlite";
  if (name === "sqlite" || name === "postgres") return name;
  throw new Error(`TEST_DATABASE is ${name}; it may be sqlite or postgres.`);
}

/** A PostgreSQL server on which the tests may create and drop databases (`TEST_DATABASE_URL`). */
export function postgresServer(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return url;
  throw new Error(
    "TEST_DATABASE_URL names no PostgreSQL. `npm test` starts one; so does `npm run postgres`.",
  );
}
