// Every address of §2.1 of the specification with real slugs: `npm run bench -- tour [--json]`. What the page answers, its
// title, heading and description, and whether the browser complains. Needs the built applications.
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { browserPath } from '../fixtures/browser.ts'
import { enterContext } from '../fixtures/enter.ts'
import { startShop } from '../fixtures/shop.ts'
import { listPlaces, type Place } from './tour/addresses.ts'
import { look, type Seen } from './tour/look.ts'
import { tourMessages as messages } from './tour/tour.messages.ts'

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const BUYER = 'chief@example.com'

/** What is wrong with a page; empty: nothing. */
const faultsOf = (seen: Seen, { status = 200 }: Place): string[] => [
  ...(seen.status === status ? [] : [messages.status(seen.status, status)]),
  ...(seen.title ? [] : [messages.noTitle]),
  ...(seen.heading ? [] : [messages.noHeading]),
  ...(seen.description ? [] : [messages.noDescription]),
  ...seen.complaints,
]

const tour = async () => {
  const shop = await startShop({ DEMO_ORDERS: '200' })
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
  try {
    const places = await listPlaces(shop.origin, BUYER)
    const visitor = await browser.newContext({ locale: 'ru-RU' })
    const buyer = await browser.newContext({ locale: 'ru-RU' })
    await enterContext(buyer, shop.origin, BUYER)
    const rows = []
    for (const place of places) {
      const seen = await look(place.isPersonal ? buyer : visitor, shop.origin, place)
      rows.push({ ...seen, faults: faultsOf(seen, place) })
    }
    return rows
  } finally {
    await browser.close()
    await shop.stop()
  }
}

const rows = await tour()
if (values.json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`)
else {
  for (const { route, status, title, heading, faults } of rows) {
    process.stdout.write(`${messages.line({ route, status, title, heading })}\n`)
    for (const fault of faults) process.stdout.write(`${messages.fault(fault)}\n`)
  }
  const good = rows.filter(({ faults }) => faults.length === 0).length
  process.stdout.write(`${messages.total(good, rows.length)}\n`)
}
process.exitCode = rows.every(({ faults }) => faults.length === 0) ? 0 : 1
