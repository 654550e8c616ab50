// Interaction bench on a slow phone: real taps and keys, measured to the next paint and to the expected result.
import { type BrowserContext, chromium, type Page } from 'playwright'
import { browserPath } from '../../fixtures/browser.ts'
import { quantile } from './quantile.ts'
import { measure, pressOn, type Times, tap, watchEvents } from './taps.ts'

/** Times slower than this machine: what Lighthouse takes for a phone of the middle class. */
const CPU_SLOWDOWN = 4
const SECTION = '/catalog/sverla-c-h/'

const hydrated = (page: Page) => page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })

/** Every slice of the list and the filters answers by itself now, and nothing is left to do. */
const settled = async (page: Page): Promise<void> => {
  await hydrated(page)
  await page.locator('#main form[data-replay^="add-"][data-hydrated]').first().waitFor()
  await page.waitForTimeout(1500)
}

const openSettled = async (page: Page, path = SECTION): Promise<void> => {
  await page.goto(path)
  await settled(page)
}

/** What the bottom bar says is in the basket. */
const counted = `document.querySelector('nav a[href="/basket/"] [data-count]')?.dataset.count`
const firstAdd = (page: Page) =>
  page.locator('#main form[data-replay^="add-"] button[type="submit"]').first()
const firstMore = (page: Page) =>
  page.locator('#main button[aria-label="Увеличить количество"]').first()

const filtersOpen = `document.querySelector('#filters').classList.contains('is-open')`
// the chip of the choice comes with the first rows
const listIsHere = `!!document.querySelector('#listing-chips') && document.querySelector('#listing').ariaBusy === 'false'`
const productIsHere = `location.pathname.startsWith('/product/') && !!document.querySelector('#main h1')`
const catalogIsHere = `location.pathname === '/catalog/' && !!document.querySelector('#main h1')`
const panelIsHere = `document.querySelector('header a[href="/catalog/"]').ariaExpanded === 'true' && !!document.querySelector('header a[href^="/catalog/"][href$="-c-h/"], [role="dialog"] a[href^="/catalog/"], header ul a[href^="/catalog/"]')`

const openFilters = async (page: Page): Promise<Times> => {
  const press = await tap(page, page.locator('a[href="#filters"]'))
  const times = await measure(page, press, filtersOpen)
  await page.waitForTimeout(500)
  return times
}

/** Goods of several lists, as the browser keeps an anonymous basket (§3). */
const fillBasket = async (page: Page, lines: number): Promise<void> => {
  await page.goto(SECTION)
  const ids = await page.evaluate(async (count) => {
    const found = new Set<string>()
    const textOf = async (path: string) => (await fetch(path)).text()
    const sections = (await textOf('/catalog/')).matchAll(/href="(\/catalog\/[a-z0-9-]+\/)"/g)
    for (const section of ['/catalog/sverla-c-h/', ...[...sections].map(([, path]) => path)]) {
      for (let number = 1, before = -1; found.size < count && found.size > before; number++) {
        before = found.size
        const html = await textOf(`${section}${number}/`)
        for (const [, id] of html.matchAll(/data-replay="add-(\d+)"/g)) if (id) found.add(id)
      }
    }
    return [...found].slice(0, count)
  }, lines)
  if (ids.length < lines) throw new Error(`only ${ids.length} goods for a basket of ${lines}`)
  const kept = ids.map((id) => ({
    productId: Number(id),
    quantityAvailable: 1,
    quantityOrdered: 1,
  }))
  await page.evaluate((basket) => localStorage.setItem('isp_basket', basket), JSON.stringify(kept))
}

/** A basket that has come to rest; the press changes a line, and the total of the page follows. */
const changeLine = async (page: Page, lines: number): Promise<Times> => {
  await fillBasket(page, lines)
  await page.goto('/basket/')
  await hydrated(page)
  await firstMore(page).waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2500)
  const total = `document.querySelector('#main section[aria-labelledby="basket-summary"] .total dd').textContent`
  const before = await page.evaluate(total)
  return measure(page, await tap(page, firstMore(page)), `${total} !== ${JSON.stringify(before)}`)
}

/** What must be reached at 95 of 100, milliseconds, where nothing else is said. */
const BAR: Partial<Times> = { paint: 100, result: 300 }
const bars: Readonly<Record<string, Partial<Times>>> = {
  'basket of 500 lines: total, this machine': { result: 50 },
}

/** Each with a page and a profile of its own, so that none finds warm what another has loaded. */
const interactions: Readonly<Record<string, (page: Page) => Promise<Times>>> = {
  'open filters': async (page) => {
    await openSettled(page)
    return openFilters(page)
  },
  'tick a filter': async (page) => {
    await openSettled(page)
    await openFilters(page)
    const value = page.locator('#filters label.value:not(.is-empty):visible').nth(1)
    return measure(page, await tap(page, value), listIsHere)
  },
  'add soon after load': async (page) => {
    await page.goto(SECTION, { waitUntil: 'load' })
    return measure(page, await pressOn(page, firstAdd(page)), `${counted} === '1'`)
  },
  'add, settled': async (page) => {
    await openSettled(page)
    return measure(page, await tap(page, firstAdd(page)), `${counted} === '1'`)
  },
  quantity: async (page) => {
    await openSettled(page)
    await (await tap(page, firstAdd(page)))()
    await page.waitForTimeout(1500)
    const field = `document.querySelector('#main form[data-replay^="add-"] input[name="quantity"]').value`
    const before = await page.evaluate(field)
    return measure(page, await tap(page, firstMore(page)), `${field} !== '${before}'`)
  },
  'open product': async (page) => {
    await openSettled(page)
    const link = page.locator('#main a.name[href^="/product/"]').first()
    return measure(page, await tap(page, link), productIsHere)
  },
  'type in search': async (page) => {
    await openSettled(page)
    const field = page.locator('header input[type="search"]')
    await (await tap(page, field))()
    await page.keyboard.type('23')
    await page.waitForTimeout(1500)
    const press = () => page.keyboard.press('0')
    return measure(
      page,
      press,
      `document.querySelector('header input[type="search"]').value === '230'`,
    )
  },
  'open catalogue': async (page) => {
    await openSettled(page)
    const link = page.locator('nav a[href="/catalog/"]:visible').last()
    return measure(page, await tap(page, link), catalogIsHere)
  },
  'open catalogue panel, wide screen': async (page) => {
    await openSettled(page)
    const button = page.locator('header a[href="/catalog/"]').first()
    return measure(page, await tap(page, button), panelIsHere)
  },
  'basket of 100 lines: total, slow phone': (page) => changeLine(page, 100),
  'basket of 500 lines: total, slow phone': (page) => changeLine(page, 500),
  'basket of 500 lines: total, this machine': (page) => changeLine(page, 500),
}

const missesOf = (what: string, reached: Times): string => {
  const { paint = Number.POSITIVE_INFINITY, result = Number.POSITIVE_INFINITY } = bars[what] ?? BAR
  const misses = [
    ...(reached.paint > paint ? [`paint ${reached.paint} > ${paint}`] : []),
    ...(reached.result > result ? [`result ${reached.result} > ${result}`] : []),
  ]
  return misses.join(', ') || 'none'
}

export type InteractionRow = {
  what: string
  runs: number
  paintP50: number
  paintP95: number
  resultP50: number
  resultP95: number
  /** What of the bar it misses. */
  misses: string
}

const phoneScreen = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
}
const wideScreen = { viewport: { width: 1280, height: 800 }, hasTouch: true }

const onPhone = async (
  context: BrowserContext,
  act: (page: Page) => Promise<Times>,
  rate: number,
): Promise<Times> => {
  const page = await context.newPage()
  await page.addInitScript(watchEvents)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  try {
    return await act(page)
  } finally {
    await page.close()
  }
}

/** Milliseconds at 4 × CPU on a phone's screen. One warm-up of each goes uncounted. `say` hears each run: paint/result. */
export const measureInteractions = async (
  origin: string,
  runs: number,
  say: (line: string) => void,
  only: readonly string[] = [],
): Promise<InteractionRow[]> => {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
  const rows: InteractionRow[] = []
  try {
    for (const [what, act] of Object.entries(interactions)) {
      if (only.length > 0 && !only.some((words) => what.includes(words))) continue
      const times: Times[] = []
      const rate = what.endsWith(', this machine') ? 1 : CPU_SLOWDOWN
      for (let run = 0; run <= runs; run++) {
        const context = await browser.newContext({
          baseURL: origin,
          ...(what.endsWith(', wide screen') ? wideScreen : phoneScreen),
        })
        const measured = await onPhone(context, act, rate)
        if (run > 0) times.push(measured)
        await context.close()
      }
      const at = (name: keyof Times, share: number) =>
        Math.round(
          quantile(
            times.map((time) => time[name]),
            share,
          ),
        )
      say(
        `${what}: ${times.map(({ paint, result }) => `${Math.round(paint)}/${Math.round(result)}`).join(' ')}`,
      )
      rows.push({
        what,
        runs,
        paintP50: at('paint', 0.5),
        paintP95: at('paint', 0.95),
        resultP50: at('result', 0.5),
        resultP95: at('result', 0.95),
        misses: missesOf(what, { paint: at('paint', 0.95), result: at('result', 0.95) }),
      })
    }
  } finally {
    await browser.close()
  }
  return rows
}
