// What the shop survives: `npm run bench -- faults [remote-500 …] [--json]`. Starts the built shop in a copy of the
// sources, with ports, a database and a `var` of its own, puts in one fault after another and judges what a visitor met.
import {
  exitCodeOf,
  type FaultRow,
  faultJson,
  faultTable,
  reportOf,
} from '@isp/tooling/fault-report'
import { createLifetime } from '@isp/tooling/lifetime'
import { chromium } from 'playwright'
import { browserPath } from '../fixtures/browser.ts'
import { startFaultShop } from './faults/fault-shop.ts'
import { faultMessages as messages } from './faults/faults.messages.ts'
import { faults } from './faults/list.ts'
import { runFault } from './faults/run-fault.ts'
import { ANSWERS_WITHIN_MS, openStage } from './faults/stage.ts'

const args = process.argv.slice(2)
const isJson = args.includes('--json')
const wanted = args.filter((name) => name !== '--json')
const unknown = wanted.find((name) => !faults.some(({ id }) => id === name))
if (unknown !== undefined) {
  const ids = faults.map(({ id }) => id)
  process.stderr.write(`${messages.unknown(unknown, ids)}\n`)
  process.exit(1)
}
const chosen = faults.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
const say = (line: string) => void process.stderr.write(`${line}\n`)

const lifetime = createLifetime({ onSignal: () => {}, onInsist: () => process.exit(130) })
const rows: FaultRow[] = []
try {
  say(messages.copying)
  const shop = await startFaultShop()
  lifetime.onEnd(shop.stop)
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox'],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  lifetime.onEnd(() => browser.close())
  say(messages.opened(shop.origin))
  const stage = openStage(shop, browser)
  for (const fault of chosen) {
    if (lifetime.signal.aborted) break
    say(messages.playing(fault.id, fault.title))
    const row = await runFault(stage, fault)
    rows.push(row)
    say(messages.played(row))
    // the next one begins in a sound shop
    if (row.outcome !== 'not survived' || lifetime.signal.aborted) continue
    say(messages.reopening)
    const isSound = await shop.reopen().then(
      () => true,
      (error: unknown) => void say(messages.notReopened(String(error))),
    )
    if (!isSound) break
  }
} finally {
  await lifetime.end()
}
const report = reportOf(rows)
process.stdout.write(`${isJson ? faultJson(report) : faultTable(report, ANSWERS_WITHIN_MS)}\n`)
process.exitCode = rows.length < chosen.length ? 1 : exitCodeOf(report)
