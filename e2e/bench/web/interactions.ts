// The shop under a thumb on a slow phone: real taps and keys, measured to the next paint and to what they promised.
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright'
import { browserPath } from '../../fixtures/browser.ts'
import { quantile } from './quantile.ts'

/** Times slower than this machine: what Lighthouse takes for a phone of the middle class. */
const CPU_SLOWDOWN = 4
const SECTION = '/catalog/sverla-c-h/'

/** Runs in the page before any of its scripts: keeps every entry of Event Timing that belongs to an interaction. */
const watchEvents = () => {
  const kept: { duration: number; start: number }[] = []
  Object.assign(window, { benchEvents: kept })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) kept.push({ duration: entry.duration, start: entry.startTime })
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

type BenchWindow = {
  benchEvents: { duration: number; start: number }[]
  benchResult?: Promise<number>
}

/** From the next press or key on: resolves with the milliseconds until the paint in which `done` (an expression) holds. */
const awaitResult = (page: Page, done: string): Promise<void> =>
  page.evaluate((expression) => {
    const isDone = new Function(`return ${expression}`) as () => boolean
    const bench = window as unknown as BenchWindow
    bench.benchEvents.length = 0
    bench.benchResult = new Promise((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        for (const type of ['pointerdown', 'keydown']) removeEventListener(type, begin, true)
        const look = () => {
          if (!isDone()) return void requestAnimationFrame(look)
          // this frame paints it
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          port2.postMessage(null)
        }
        requestAnimationFrame(look)
      }
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, true)
    })
  }, done)

type Times = { paint: number; result: number }

const measure = async (page: Page, press: () => Promise<void>, done: string): Promise<Times> => {
  await awaitResult(page, done)
  await press()
  const result = await page.evaluate(() => (window as unknown as BenchWindow).benchResult)
  // entries come after the paint that they tell of
  await page.waitForTimeout(500)
  const durations = await page.evaluate(() =>
    (window as unknown as BenchWindow).benchEvents.map(({ duration }) => duration),
  )
  // nothing of 16 ms or longer: the shortest that Event Timing tells
  return { paint: Math.max(16, ...durations), result: result ?? Number.NaN }
}

/** As a thumb does it: what lies outside the screen is scrolled to first, and the page comes to rest. */
const tap = async (page: Page, target: Locator): Promise<() => Promise<void>> => {
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const box = await target.boundingBox()
  if (!box) throw new Error(`not on the screen: ${target}`)
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

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
const listIsHere = `location.pathname.includes('/filtered/') && document.querySelector('#listing').ariaBusy === 'false'`
const productIsHere = `location.pathname.startsWith('/product/') && !!document.querySelector('#main h1')`
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
    for (let number = 1; found.size < count && number < 20; number++) {
      const html = await (await fetch(`/catalog/sverla-c-h/${number}/`)).text()
      for (const [, id] of html.matchAll(/data-replay="add-(\d+)"/g)) if (id) found.add(id)
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
    const box = await firstAdd(page).boundingBox()
    if (!box) throw new Error('no button on the first screen')
    const press = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    return measure(page, press, `${counted} === '1'`)
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
    const button = page.locator('header a[href="/catalog/"]').first()
    return measure(page, await tap(page, button), panelIsHere)
  },
  'basket of 100 lines: quantity': async (page) => {
    await fillBasket(page, 100)
    await page.goto('/basket/')
    await hydrated(page)
    await firstMore(page).waitFor()
    await page.waitForTimeout(2500)
    const field = `document.querySelector('#main input[name="quantity"], #main [data-part="box"] input').value`
    const before = await page.evaluate(field)
    return measure(page, await tap(page, firstMore(page)), `${field} !== '${before}'`)
  },
}

export type InteractionRow = {
  what: string
  runs: number
  paintP50: number
  paintP95: number
  resultP50: number
  resultP95: number
}

const onPhone = async (
  context: BrowserContext,
  act: (page: Page) => Promise<Times>,
): Promise<Times> => {
  const page = await context.newPage()
  await page.addInitScript(watchEvents)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  try {
    return await act(page)
  } finally {
    await page.close()
  }
}

/** Milliseconds at 4 × CPU on a phone's screen. One warm-up of each goes uncounted. */
export const measureInteractions = async (
  origin: string,
  runs: number,
): Promise<InteractionRow[]> => {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
  const rows: InteractionRow[] = []
  try {
    for (const [what, act] of Object.entries(interactions)) {
      const times: Times[] = []
      for (let run = 0; run <= runs; run++) {
        const context = await browser.newContext({
          baseURL: origin,
          viewport: { width: 390, height: 844 },
          isMobile: true,
          hasTouch: true,
          deviceScaleFactor: 2,
        })
        const measured = await onPhone(context, act)
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
      rows.push({
        what,
        runs,
        paintP50: at('paint', 0.5),
        paintP95: at('paint', 0.95),
        resultP50: at('result', 0.5),
        resultP95: at('result', 0.95),
      })
    }
  } finally {
    await browser.close()
  }
  return rows
}
