// Where the JavaScript of public pages goes: `npm run bench -- weight [--json]`. First what travels, as a browser sees it,
// then what the scripts consist of. Needs the built applications.
import { parseArgs } from 'node:util'
import { type PackageShare, weighPackages } from '@isp/tooling/weight'
import { chromium } from 'playwright'
import { browserPath } from '../fixtures/browser.ts'
import { startShop } from '../fixtures/shop.ts'
import { shopPages } from './web/pages.ts'
import { measureTransfer, type Transfer } from './weight/transfer.ts'

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const APPS = ['shell', 'remote-catalog', 'remote-basket-checkout']
/** Of these applications, the scripts that a public page loads by itself. */
const FIRST = /^(main|home|remoteEntry|routes|add-to-basket)\./
const kb = (bytes: number): number => Number((bytes / 1000).toFixed(1))

const measureTransfers = async (): Promise<Transfer[]> => {
  const shop = await startShop()
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
  try {
    const transfers: Transfer[] = []
    for (const page of await shopPages(shop.origin)) {
      transfers.push(...(await measureTransfer(browser, page)))
    }
    return transfers
  } finally {
    await browser.close()
    await shop.stop()
  }
}

const sumOf = (page: string, files: readonly Transfer[]) => {
  const own = files.filter((file) => file.page === page)
  const sum = (counted: readonly Transfer[]) =>
    kb(counted.reduce((all, { bytes }) => all + bytes, 0))
  return { page, 'hydrated kB': sum(own.filter(({ isLate }) => !isLate)), 'all kB': sum(own) }
}

process.env.NODE_ENV = 'production'
const transfers = await measureTransfers()
const packages: (PackageShare & { app: string })[] = []
for (const app of APPS) {
  const shares = await weighPackages(app)
  packages.push(
    ...shares.filter(({ file }) => FIRST.test(file)).map((share) => ({ app, ...share })),
  )
}
if (values.json) process.stdout.write(`${JSON.stringify({ transfers, packages })}\n`)
else {
  console.table(transfers.map(({ bytes, ...file }) => ({ ...file, 'br kB': kb(bytes) })))
  console.table(
    [...new Set(transfers.map(({ page }) => page))].map((page) => sumOf(page, transfers)),
  )
  const LEAST = 300
  console.table(
    packages
      .filter(
        ({ app, file, bytes }) =>
          bytes >= LEAST && !(app !== 'remote-catalog' && /^routes/.test(file)),
      )
      .map(({ bytes, ...share }) => ({ ...share, 'br kB': kb(bytes) })),
  )
}
