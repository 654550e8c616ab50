import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { storeBenchMessages as messages } from './bench.messages.ts'
import { measureStore, type StoreFigures } from './measure.ts'
import { type Ceph, startCeph } from './start-ceph.ts'

export type StoreReport = StoreFigures & { isPassed: boolean; cephMb: number | null }

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

/** The tests that a store has to pass, on this one. */
const runContract = async (
  url: string,
  databaseUrl: string,
  isQuiet: boolean,
): Promise<boolean> => {
  const args = ['run', '--project', '@isp/bff', 'src/modules/storage/storage.contract.test.ts']
  const child = spawn(`${root}node_modules/.bin/vitest`, args, {
    cwd: root,
    env: { ...process.env, S3_UNDER_TEST: url, DATABASE_URL: databaseUrl },
    stdio: isQuiet ? 'ignore' : 'inherit',
  })
  const [code] = await once(child, 'close')
  return code === 0
}

const openCeph = async (say: (line: string) => void): Promise<Ceph> => {
  say(messages.starting)
  const began = performance.now()
  const ceph = await startCeph()
  say(messages.started(ceph.version, (performance.now() - began) / 1000))
  return ceph
}

/** Contract and figures of the service that S3_UNDER_TEST names, else of a Ceph that is started for it. */
export const runStoreBench = async (
  { databaseUrl, say }: { databaseUrl: string; say: (line: string) => void },
  flags: Readonly<Record<string, boolean>>,
): Promise<StoreReport> => {
  const given = process.env.S3_UNDER_TEST
  const ceph = given ? null : await openCeph(say)
  try {
    const url = given ?? ceph?.url ?? ''
    say(messages.testing)
    const isPassed = await runContract(url, databaseUrl, flags.json ?? false)
    say(messages.measuring)
    const figures = await measureStore(url)
    return { ...figures, isPassed, cephMb: ceph && (await ceph.memory()) }
  } finally {
    await ceph?.close()
  }
}
