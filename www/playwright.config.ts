import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.PORT ?? 4178);

/** Tests of the built site (`npm run build` first), served below a path as on a host that holds other things too. */
export default defineConfig({
  testDir: "../tests/browser",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  // Machines are shared: what is awaited may be slow to come, and what never comes still fails.
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL: `http://localhost:${PORT}/museum/`,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
      ],
    },
  },
  webServer: {
    command: `npm run preview -- --port ${PORT} --strictPort --base /museum/`,
    url: `http://localhost:${PORT}/museum/`,
    reuseExistingServer: false,
  },
});
