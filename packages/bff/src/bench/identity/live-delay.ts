import { LIVE_PATH } from '@isp/contract/urls'
import type { Pool } from 'pg'

/** An open event stream, and a promise of its next event. */
type Listener = { login: string; next: () => Promise<void>; close: () => void }

const listen = async (origin: string, login: string, accessToken: string): Promise<Listener> => {
  const controller = new AbortController()
  const { body, status } = await fetch(origin + LIVE_PATH, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: controller.signal,
  })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  if (status !== 200 || !reader) throw new Error(`${LIVE_PATH}: ${status}`)
  const next = async () => {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) throw new Error(`${LIVE_PATH}: the stream has ended`)
      // the event that keeps a connection open does not count
      if (value.includes('event: check')) return
    }
  }
  // the first event says that the stream is open
  await next()
  return { login, next, close: () => controller.abort() }
}

type LiveBench = {
  pool: Pool
  origin: string
  people: readonly { login: string; accessToken: string }[]
}

/** Time from the change of a membership to the event in the open page, ms: one after another, with all streams open. */
export const measureLive = async ({ pool, origin, people }: LiveBench): Promise<number[]> => {
  await pool.query(
    `with made as (insert into company (name, inn, status) values ('bench', '0000000000', 'ACTIVE') returning id)
     insert into company_member (company_id, account_id, role)
     select made.id, account.id, 'employee' from made, account where lower(login) = any ($1)`,
    [people.map(({ login }) => login)],
  )
  const listeners: Listener[] = []
  try {
    for (const { login, accessToken } of people) {
      listeners.push(await listen(origin, login, accessToken))
    }
    const times: number[] = []
    for (const { login, next } of listeners) {
      const heard = next()
      const startedAt = performance.now()
      await pool.query(
        `update company_member set role = 'buyer' from account
          where account.id = account_id and lower(login) = $1`,
        [login],
      )
      await heard
      times.push(performance.now() - startedAt)
    }
    return times
  } finally {
    for (const { close } of listeners) close()
  }
}
