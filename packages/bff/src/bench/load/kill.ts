import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { packBody } from '../../modules/exchange/exchange-work.ts'
import { prepareLoadBench } from './prepare.ts'

const script = fileURLToPath(new URL('work-off.ts', import.meta.url))

const start = async (url: string) => {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  await once(child.stdout, 'data')
  return { child, gone }
}

/** Number of prices of the type. A load that is half visible gives a number that no complete load has. */
const seen = async (pool: Pool, priceType: string): Promise<number> =>
  (
    await pool.query<{ count: number }>(
      `select count(*)::integer as count from price join price_type on price_type.id = price_type_id
        where price_type.external_id = $1`,
      [priceType],
    )
  ).rows[0]?.count ?? 0

/**
 * Processes loads of `size` prices of one type, interrupted by `kills` kill −9. @returns how many kills hit a running
 * load, and the faults found afterwards
 */
const killWhileLoading = async (
  pool: Pool,
  url: string,
  { kills, size, priceType }: { kills: number; size: number; priceType: string },
): Promise<{ inTheMiddle: number; faults: string[] }> => {
  const faults: string[] = []
  let inTheMiddle = 0
  for (let turn = 0; turn < kills; turn++) {
    const { child, gone } = await start(url)
    await setTimeout(30 + ((turn * 97) % 450))
    const wasWorking = child.exitCode === null
    child.kill('SIGKILL')
    await gone
    if (wasWorking) inTheMiddle += 1
    const count = await seen(pool, priceType)
    if (count % size !== 0) faults.push(`half a load is seen: ${count} prices`)
  }
  const { gone } = await start(url)
  await gone
  const { rows } = await pool.query<{
    state: string
    created: number
    same: number
    count: number
  }>(
    `select state, sum(created)::integer as created, sum(same)::integer as same, count(*)::integer as count
       from exchange_load where entity = 'prices' group by state`,
  )
  const [done, ...others] = rows
  const total = await seen(pool, priceType)
  if (others.length > 0 || done?.state !== 'done') faults.push(`states: ${JSON.stringify(rows)}`)
  if (done?.created !== total)
    faults.push(`${done?.created} were told as created, ${total} are there`)
  if (done?.same !== 0) faults.push(`${done?.same} were written twice`)
  return { inTheMiddle, faults }
}

const SIZE = 2000

/** Queues a price for each product of the first source, in loads of two thousand. */
const queueLoads = async (pool: Pool): Promise<void> => {
  await pool.query(
    `insert into price_type (external_id, code, name) values ('pt-kill', 'pt_kill', 'pt-kill')`,
  )
  const { rows } = await pool.query<{ id: number }>(
    `select id from product where external_id like 'b-%' order by id`,
  )
  for (let at = 0; at + SIZE <= rows.length; at += SIZE) {
    const records = rows
      .slice(at, at + SIZE)
      .map(({ id }) => ({ product: `b-${id}`, priceType: 'pt-kill', price: 100 }))
    await pool.query(
      `insert into exchange_load (account_id, entity, action, state, body_hash, body, total)
       select id, 'prices', 'import', 'queued', '', $1, $2 from exchange_account where source = '1c'`,
      [await packBody(JSON.stringify(records)), SIZE],
    )
  }
}

/** `--kills 20`: kill −9 during a load; nothing may be half visible, lost or doubled. */
export const runKillBench = async (
  options: Parameters<typeof prepareLoadBench>[0] & { kills: number },
) => {
  const { pool, url } = await prepareLoadBench(options)
  try {
    await queueLoads(pool)
    return await killWhileLoading(pool, url, {
      ...{ kills: options.kills, size: SIZE, priceType: 'pt-kill' },
    })
  } finally {
    await pool.end()
  }
}
