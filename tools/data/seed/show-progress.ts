import { seconds } from "../../say.ts";

/** Tells how far the work is, once a percent. */
export function showProgress(all: number): (done: number) => void {
  const started = performance.now();
  let told = -1;
  return (done) => {
    const percent = Math.floor((done / all) * 100);
    if (percent === told) return;
    told = percent;
    const line = `${String(percent).padStart(3)} %  ${done} of ${all} rows  ${seconds(started)}`;
    process.stdout.write(process.stdout.isTTY ? `\r${line}` : `${line}\n`);
    if (percent === 100 && process.stdout.isTTY) process.stdout.write("\n");
  };
}
