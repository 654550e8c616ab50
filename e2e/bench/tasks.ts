// Time on task: `npm run bench -- tasks [--live http://127.0.0.1:3000] [--only bolt,drill] [--json]`: what a buyer does with
// hand and finger until a daily task is done, counted in a real browser from the events of its input (record 125).
// An action is a click or a tap, a field typed into (its characters are counted apart), or a key that types nothing, such as
// Enter. Going to a field is an action of its own unless the page has put the focus there. Scrolls are counted apart.
// Beside each number stands what it takes in other shops, from memory. Ends with 1 when a task takes more than its bar or is not
// done at all.
// Needs the built applications, or with `--live` a shop that is open.
import { parseArgs } from 'node:util'
import { storageNames } from '@isp/session/storage-names'
import { chromium } from 'playwright'
import { browserPath } from '../fixtures/browser.ts'
import { startBenchShop } from './shop-of-tree.ts'
import { doByHand } from './tasks/hand.ts'
import { tasks } from './tasks/list.ts'
import { rowOf, type TaskRow } from './tasks/row.ts'

const { values } = parseArgs({
  options: {
    live: { type: 'string' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const words = values.only?.split(',') ?? ['']
const chosen = tasks.filter(({ name }) => words.some((word) => name.includes(word)))
const screens = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

const shop = values.live
  ? { origin: values.live, stop: async () => {} }
  : await startBenchShop({ TELEMETRY_SHARE: '0' })
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
const rows: TaskRow[] = []
const misses: string[] = []
try {
  for (const task of chosen) {
    const context = await browser.newContext({
      baseURL: shop.origin,
      locale: 'ru-RU',
      ...(task.isTouch ? screens.phone : screens.desk),
    })
    // who does this daily has read the notice
    await context.addCookies([
      { name: storageNames.cookie.cookiePolicy, value: 'accepted', url: shop.origin },
    ])
    await doByHand(context, task).then(
      (effort) => rows.push(rowOf(task, effort)),
      (error: unknown) => misses.push(`${task.name}: not done. ${error}`),
    )
    await context.close()
  }
} finally {
  await browser.close()
  await shop.stop()
}
if (values.json) process.stdout.write(`${JSON.stringify(rows)}\n`)
else {
  console.table(Object.fromEntries(rows.map(({ task, ...row }) => [task, row])))
  process.stdout.write('~ from memory, not measured: record 125\n')
}
for (const { task, actions, bar } of rows)
  if (bar !== null && actions > bar) misses.push(`${task}: ${actions} actions, at most ${bar}`)
for (const miss of misses) process.stderr.write(`${miss}\n`)
if (misses.length > 0) process.exitCode = 1
