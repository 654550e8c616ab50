import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { layoutOf } from '../layout.ts'
import { pgbouncerIni } from '../references/pgbouncer.ts'
import { type Account, freePort, start, untilListening } from './started.ts'

/** Starts PgBouncer with the generated file, in front of nothing. */
export const tryPool = async (
  program: string,
  folder: string,
  account: Account | null,
): Promise<void> => {
  const pool = await freePort()
  const layout = layoutOf({
    size: 3,
    addresses: ['127.0.0.2', '127.0.0.3', '127.0.0.4'],
    ports: { pool: { pool } },
  })
  const [machine] = layout.machines
  if (!machine) return
  const userList = path.join(folder, 'userlist.txt')
  writeFileSync(userList, '"shop" "nobody knows"\n')
  const file = path.join(folder, 'pgbouncer.ini')
  const places = {
    userList,
    logFile: path.join(folder, 'pool.log'),
    pidFile: path.join(folder, 'pool.pid'),
  }
  writeFileSync(file, pgbouncerIni(layout, machine, places))
  const started = start(program, [file], { account })
  try {
    await untilListening('pgbouncer', started, machine.address, pool)
  } finally {
    await started.stop('SIGINT')
  }
}
