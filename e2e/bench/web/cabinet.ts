// Interaction bench of the cabinet on a slow desktop: from a menu link to the first content of the page.
import { chromium, type Page } from 'playwright'
import { browserPath } from '../../fixtures/browser.ts'
import { enterContext } from '../../fixtures/enter.ts'
import { type ClickRow, measure } from './clicks.ts'
import { quantile } from './quantile.ts'

/** Times slower than this machine, as interactions are measured. */
const CPU_SLOWDOWN = 4
const LOGIN = 'buyer@example.com'

/** By the link that is pressed; each page has something of its own once its data are there. */
const pages = [
  {
    to: '/cabinet/orders/',
    first: 'a[href^="/cabinet/orders/"][href$="/"]:not([href="/cabinet/orders/"])',
  },
  {
    to: '/cabinet/tickets/',
    first: 'a[href^="/cabinet/tickets/"]:not([href="/cabinet/tickets/"])',
  },
  { to: '/cabinet/drafts/', first: 'a[href^="/cabinet/drafts/"]:not([href="/cabinet/drafts/"])' },
  { to: '/cabinet/favorites/', first: 'a[href^="/product/"]' },
  {
    to: '/cabinet/companies/',
    first: 'a[href^="/cabinet/companies/"]:not([href="/cabinet/companies/"])',
  },
  { to: '/cabinet/personal/', first: 'input' },
] as const

/** Every page in a document of its own: what was fetched for the one before does not help. */
const openFromMenu = async (page: Page, { to, first }: (typeof pages)[number]): Promise<number> => {
  await page.goto('/cabinet/')
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })
  const link = page.locator(`nav[aria-label] a[href="${to}"]`).first()
  await link.waitFor()
  await page.waitForFunction(() => !document.querySelector('#main [aria-busy="true"]'))
  const before = await page.locator('#main h1').textContent()
  // the page before stays until the next one can be shown
  const isOther = `document.querySelector('#main h1')?.textContent !== ${JSON.stringify(before)}`
  const isThere = `!!document.querySelector('#main ${first}') && !document.querySelector('#main [aria-busy="true"]')`
  return measure(page, `nav[aria-label] a[href="${to}"]`, `${isOther} && ${isThere}`)
}

/** Times in ms. One warm-up of each goes uncounted. */
export const measureCabinet = async (origin: string, runs: number): Promise<ClickRow[]> => {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
    })
    await enterContext(context, origin, LOGIN)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const rows: ClickRow[] = []
    for (const one of pages) {
      await openFromMenu(page, one)
      const times: number[] = []
      for (let run = 0; run < runs; run++) times.push(await openFromMenu(page, one))
      rows.push({
        what: `cabinet → ${one.to}, ${CPU_SLOWDOWN} × CPU`,
        runs,
        p50: Math.round(quantile(times, 0.5)),
        p95: Math.round(quantile(times, 0.95)),
      })
    }
    return rows
  } finally {
    await browser.close()
  }
}
