import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: true,
  // What a page loads for the next one stands in files of its own already.
  splitRouteModules: false,
} satisfies Config;
