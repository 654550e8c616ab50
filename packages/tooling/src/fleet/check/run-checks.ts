import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fleetMessages as messages } from '../fleet.messages.ts'
import { type Layout, layoutOf } from '../layout.ts'
import { referencesOf } from '../references.ts'
import { writeReferences } from '../write-references.ts'
import { makeCertificate, tryBalancer } from './balancers.ts'
import { tryFailover } from './failover.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { tryPool } from './pool.ts'
import { accountOf, programFile } from './started.ts'
import { staticChecks } from './static-files.ts'

const layouts = (): readonly Layout[] =>
  ([1, 3, 10] as const).flatMap((size) =>
    (['haproxy', 'nginx'] as const).flatMap((balancer) =>
      (['patroni', 'script'] as const).map((failover) => layoutOf({ size, balancer, failover })),
    ),
  )

type Check = {
  title: string
  programs: readonly string[]
  run: (folder: string) => Promise<unknown>
}

const fileChecks = (): readonly Check[] =>
  staticChecks.map(({ program, check }) => ({
    title: messages.files(program),
    programs: [program],
    run: async (folder) => {
      await makeCertificate(folder)
      for (const [index, layout] of layouts().entries()) {
        const written = path.join(folder, String(index))
        writeReferences(written, referencesOf(layout))
        await check({ folder: written, layout, certificates: folder })
      }
    },
  }))

const trials = (): readonly Check[] => [
  ...(['haproxy', 'nginx'] as const).map((balancer) => ({
    title: messages.routes(balancer),
    programs: [balancer, 'openssl'],
    run: async (folder: string) => {
      await makeCertificate(folder)
      await tryBalancer(balancer, programFile(balancer) ?? balancer, folder)
    },
  })),
  {
    title: messages.poolStarts,
    programs: ['pgbouncer'],
    run: async (folder) =>
      tryPool(programFile('pgbouncer') ?? 'pgbouncer', folder, await accountOf('postgres')),
  },
  {
    title: messages.failoverTrial,
    programs: ['patroni', 'etcd', 'haproxy', 'pgbouncer'],
    run: async (folder) => tryFailover(folder, await accountOf('postgres')),
  },
]

const runOne = async ({ title, programs, run }: Check): Promise<Outcome> => {
  const missing = programs.find((program) => programFile(program) === null)
  if (missing !== undefined) return { title, state: 'absent', program: missing }
  const folder = mkdtempSync(path.join(tmpdir(), 'isp-fleet-'))
  const own = path.join(folder, 'own')
  mkdirSync(own)
  const account = await accountOf('postgres')
  if (account) for (const place of [folder, own]) chownSync(place, account.uid, account.gid)
  try {
    return await outcomeOf(title, () => run(own))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const lineOf = (outcome: Outcome): string => {
  if (outcome.state === 'good') return messages.good(outcome.title, outcome.note)
  if (outcome.state === 'absent') return messages.absent(outcome.title, outcome.program)
  return messages.bad(outcome.title, outcome.reason)
}

/** `npm run fleet -- check`: gives the exit code. What cannot be checked here is named, and does no harm. */
export const runChecks = async (print: (line: string) => void): Promise<number> => {
  const outcomes: Outcome[] = []
  for (const check of [...fileChecks(), ...trials()]) {
    const outcome = await runOne(check)
    outcomes.push(outcome)
    print(lineOf(outcome))
  }
  const count = (state: Outcome['state']) => outcomes.filter((one) => one.state === state).length
  print(messages.notHere)
  print(messages.checked(count('good'), count('bad'), count('absent')))
  return count('bad') > 0 ? 1 : 0
}
