import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ONEC_PATH } from '@isp/contract/onec-path'
import { startBenchServer } from '../catalog/server.ts'
import { exchangeBenchMessages as messages } from './bench.messages.ts'
import { insertBenchOrders } from './orders.ts'
import { prepareExchangeBench } from './prepare.ts'
import { newsOf } from './small-export.language.ts'
import { goodsFolder } from './small-export.ts'

type Options = {
  databaseUrl: string
  /** A program that speaks as a 1C does: `<client> catalog|sale|info --url= --user= --pass= --as=…`. */
  client: string
  port: number
  say: (line: string) => void
}

export type ClientReport = { manners: { name: string; code: number }[] }

/**
 * Runs a foreign client in each manner that it knows, against a shop with goods and orders. Each exit code but 0 means
 * that a 1C would have refused or spoilt something.
 */
export const runExchangeClient = async (options: Options): Promise<ClientReport> => {
  const { client, port, say } = options
  const { pool, url, login, password } = await prepareExchangeBench({
    ...{ ...options, products: 20_000 },
  })
  const folder = await mkdtemp(join(tmpdir(), 'isp-bench-'))
  try {
    const numbers = await insertBenchOrders(pool, 30)
    const goods = await goodsFolder(join(folder, 'goods'))
    const news = join(folder, 'orders.xml')
    await writeFile(news, newsOf(numbers.slice(0, 10)))
    const server = await startBenchServer({
      ...{ databaseUrl: url, port, indexFolder: join(folder, 'index') },
      env: { BLOB_DIR: join(folder, 'blobs') },
    })
    const manners: ClientReport['manners'] = []
    const run = async (words: string[], soleTrader: 'person' | 'company') => {
      await pool.query('update onec_access set sole_trader = $1', [soleTrader])
      // each manner takes all orders
      await pool.query('delete from onec_order')
      const child = spawn(
        process.execPath,
        [
          client,
          ...words,
          `--url=http://127.0.0.1:${port}${ONEC_PATH}`,
          `--user=${login}`,
          `--pass=${password}`,
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      )
      let said = ''
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
      })
      const [code] = (await once(child, 'exit')) as [number | null]
      const name = words.join(' ').replaceAll(folder, '…')
      manners.push({ name, code: code ?? 1 })
      say(messages.manner(name, code ?? 1))
      if (code !== 0) say(said)
    }
    try {
      for (const [as, soleTrader] of [
        ['ut', 'person'],
        ['unf', 'company'],
        ['bus', 'person'],
      ] as const) {
        await run(['catalog', `--as=${as}`, `--dir=${goods}`, '--pause=100'], soleTrader)
        await run(
          ['catalog', `--as=${as}`, `--dir=${goods}`, '--auth=lazy', '--sessid=no', '--pause=100'],
          soleTrader,
        )
        await run(['sale', `--as=${as}`, '--success=no'], soleTrader)
        await run(['sale', `--as=${as}`, `--file=${news}`, '--pause=100'], soleTrader)
        await run(['info', `--as=${as}`], soleTrader)
      }
      await run(['catalog', '--as=ut', `--dir=${goods}`, '--portions=yes'], 'person')
      return { manners }
    } finally {
      await server.stop()
    }
  } finally {
    await pool.end()
    await rm(folder, { recursive: true, force: true })
  }
}
