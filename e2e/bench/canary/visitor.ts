import type { Browser, Page } from 'playwright'
import { untilHydrated } from '../../fixtures/until-hydrated.ts'
import { openNetwork } from './network.ts'

const LIST = '/catalog/sverla-c-h/'

/** A document that a visitor has opened: which release of the catalogue it came with, and what went wrong in it. */
export type SeenDocument = { visitor: number; at: number; version: string; failures: string[] }

/** The fault itself, which may be told of after the visitor has gone on to the next page. */
const isFault = (what: string): boolean => what.includes('/remotes/catalog/none/')

const listen = (page: Page, note: (what: string) => void): void => {
  const complain = (what: string) => {
    if (!isFault(what)) note(what)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complain(`error: ${error}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (!/ERR_ABORTED/.test(reason)) complain(`${reason} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.status()} ${response.url()}`)
  })
}

const versionIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const state = document.getElementById('isp-state')?.textContent ?? '{}'
    const { registry } = JSON.parse(state) as {
      registry?: { remotes: { name: string; version: string }[] }
    }
    return registry?.remotes.find(({ name }) => name === 'catalog')?.version ?? ''
  })

/** A person in a network of their own who opens a list, looks at a product and goes back, again and again. */
export const openVisitor = async (
  browser: Browser,
  { origin, number }: { origin: string; number: number },
) => {
  const network = await openNetwork(`198.51.100.${number + 1}`)
  const context = await browser.newContext({ baseURL: origin, proxy: network.proxy })
  const page = await context.newPage()
  const seen: SeenDocument[] = []
  let failures: string[] = []
  listen(page, (what) => failures.push(what))

  return {
    seen,
    goRound: async (read: () => Promise<unknown>): Promise<void> => {
      failures = []
      const found: SeenDocument = { visitor: number, at: performance.now(), version: '', failures }
      seen.push(found)
      try {
        await page.goto(LIST)
        found.version = await versionIn(page)
        await untilHydrated(page)
        await read()
        const product = page.getByRole('main').getByRole('link', { name: /^Сверло спиральное/ })
        await product.first().click()
        await page.getByRole('heading', { name: 'Характеристики' }).waitFor()
        await read()
        await page.goBack()
        await page.getByRole('heading', { level: 1, name: 'Свёрла спиральные ц/х' }).waitFor()
        await read()
      } catch (error) {
        found.failures.push(`lost at ${page.url()}: ${String(error).split('\n')[0]}`)
      }
    },
    close: network.close,
  }
}
