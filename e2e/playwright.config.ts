import { availableParallelism } from 'node:os'
import { patience } from '@isp/testing/patience'
import { defineConfig } from 'playwright/test'
import { browserPath } from './fixtures/browser.ts'

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
}

/** What breaks, releases or fills the shop of its lane, or takes the whole machine: when all else is done. */
const breaking =
  /\/(canary|dead-remote|dev|federation|hung-remote|import-goods|release|release-gates|shell-release)\.spec\.ts$/

/**
 * Two lanes, each with a shop of its own: a file of journeys runs in one of them. On the phone only what goes
 * another way there: `@phone` runs on both, `@phone-only` there alone.
 */
export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  globalSetup: './fixtures/global-setup.ts',
  workers: Math.min(2, availableParallelism()),
  fullyParallel: false,
  maxFailures: 10,
  forbidOnly: true,
  retries: 0,
  // no bound proves speed: these are against hanging for ever
  timeout: patience.test,
  expect: { timeout: patience.moment },
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    screenshot: 'only-on-failure',
    actionTimeout: patience.moment,
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: breaking, grepInvert: /@phone-only/ },
    { name: 'phone', use: phone, testIgnore: breaking, grep: /@phone/ },
    // no `dependencies`: with them a red journey would keep these from running, and one named alone would run all
    { name: 'breaking', use: desktop, testMatch: breaking },
  ],
})
