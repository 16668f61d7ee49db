import { readFileSync } from "node:fs";

/** Linux counts the time of threads in hundredths of a second. */
const tickMs = 10;

/**
 * For how many ms the thread on which a process answers everybody has had the processor so far (Linux): as long as a
 * request keeps that thread, so long all others wait. A clock would count as well what other programs do meanwhile.
 */
export function mainThreadMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, "utf8");
  // The name, which may hold spaces, ends with a bracket; user and system time are the 14th and 15th field.
  const [user = "", system = ""] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11);
  return (Number(user) + Number(system)) * tickMs;
}
