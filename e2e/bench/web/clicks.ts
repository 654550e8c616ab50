// Interaction bench on a desktop: list → product and «В корзину» → header, in an open page.
import { chromium, type Page } from 'playwright'
import { browserPath } from '../../fixtures/browser.ts'
import { quantile } from './quantile.ts'

/** Milliseconds from a click to what it promised, measured inside the page: the driver's own delays are left out. */
export const measure = (page: Page, target: string, done: string): Promise<number> =>
  page.evaluate(
    ([targetSelector, doneExpression]) =>
      new Promise<number>((resolve) => {
        const isDone = new Function(`return ${doneExpression}`) as () => boolean
        const element = document.querySelector<HTMLElement>(targetSelector ?? '')
        const start = performance.now()
        const observer = new MutationObserver(() => {
          if (!isDone()) return
          observer.disconnect()
          resolve(performance.now() - start)
        })
        observer.observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        })
        element?.click()
      }),
    [target, done],
  )

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })
}

const openProduct = async (page: Page): Promise<number> => {
  await open(page, '/catalog/sverla-c-h/')
  const link = page.locator('#main a[href^="/product/"]').first()
  await link.hover() // the intent that prefetches
  await page.waitForTimeout(300) // as long as a hand takes from hover to click
  return measure(
    page,
    '#main a[href^="/product/"]',
    `location.pathname.startsWith('/product/') && !!document.querySelector('#main h1') && !!document.querySelector('#main dl, #main table')`,
  )
}

/** The optimistic count, and the total that the server has confirmed. */
const addToBasket = async (page: Page): Promise<{ shown: number; confirmed: number }> => {
  await page.evaluate(() => localStorage.removeItem('isp_basket'))
  await open(page, '/catalog/sverla-c-h/')
  const button = '#main form[data-replay^="add-"][data-hydrated] button[type="submit"]'
  await page.locator(button).first().waitFor()
  const total = `document.querySelector('header a[href="/basket/"]')?.textContent ?? ''`
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/sale/basket/'))
  const clicked = Date.now()
  const shown = await measure(page, button, `/\\d \\/|1/.test(${total}) && !/пуста/.test(${total})`)
  await answered
  return { shown, confirmed: Date.now() - clicked }
}

export type ClickRow = { what: string; runs: number; p50: number; p95: number }

/** Times in ms. One warm-up goes uncounted. */
export const measureClicks = async (origin: string, runs: number): Promise<ClickRow[]> => {
  const rows = {
    'list → product': [] as number[],
    'add → header': [] as number[],
    'add → confirmed': [] as number[],
  }
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
  try {
    const viewport = { width: 1440, height: 900 }
    const page = await browser.newPage({ baseURL: origin, viewport })
    await openProduct(page) // warms the server's caches; not counted
    for (let run = 0; run < runs; run++) {
      rows['list → product'].push(await openProduct(page))
      const { shown, confirmed } = await addToBasket(page)
      rows['add → header'].push(shown)
      rows['add → confirmed'].push(confirmed)
    }
  } finally {
    await browser.close()
  }
  return Object.entries(rows).map(([what, times]) => ({
    what,
    runs,
    p50: Math.round(quantile(times, 0.5)),
    p95: Math.round(quantile(times, 0.95)),
  }))
}
