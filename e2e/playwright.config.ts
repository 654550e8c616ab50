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

// one worker: the journeys share a running shop, and some of them break it on purpose
export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  globalSetup: './fixtures/global-setup.ts',
  workers: 1,
  fullyParallel: false,
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
    { name: 'desktop', use: desktop },
    {
      name: 'phone',
      use: phone,
      testMatch:
        /(browse|no-javascript|accessibility|hydration|purchase|registration|people|staff|drafts|comparison|excel|orders|quick-order|letter-to-order|checkout-terms|constructor|series|selections|scroll|section-choices|product-facts|list-on-a-phone|way-back)\.spec\.ts/,
    },
  ],
})
