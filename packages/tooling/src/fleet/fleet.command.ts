// `npm run fleet -- <folder> [--machines 3] … | check | measure <origin> | capacity`
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runCommand } from '../process/run-command.ts'
import { displayPath } from '../workspace/paths.ts'
import { writeCapacity } from './capacity-table.ts'
import { runChecks } from './check/run-checks.ts'
import { fleetMessages as messages } from './fleet.messages.ts'
import { describeMeasured, measureShop } from './measure/measure-shop.ts'
import { parseLayout } from './parse-layout.ts'
import { referencesOf, unitsOf } from './references.ts'
import { writeReferences } from './write-references.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

const text = { type: 'string' } as const
const options = {
  machines: text,
  addresses: text,
  origin: text,
  balancer: text,
  failover: text,
}

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    throw new ExpectedFailure(messages.usage)
  }
}

runCommand(async (args) => {
  const { positionals, values } = parse(args.filter((argument) => argument !== '--'))
  const [target, ...rest] = positionals
  if (target === 'measure' && rest.length === 1) {
    for (const line of describeMeasured(await measureShop(rest[0] ?? ''))) print(line)
    return 0
  }
  if (target === undefined || rest.length > 0) throw new ExpectedFailure(messages.usage)
  if (target === 'check') return runChecks(print)
  if (target === 'capacity') {
    print(writeCapacity())
    return 0
  }
  const layout = parseLayout(values)
  const files = referencesOf(layout)
  writeReferences(path.resolve(target), files)
  print(messages.written(files.length, displayPath(path.resolve(target))))
  for (const machine of layout.machines) print(messages.machine(machine, unitsOf(layout, machine)))
  print(messages.next(layout))
  return 0
})
