// Reads account of user.
import type { ExchangeState } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'

export const selectAdministrators = (
  database: Database,
): Promise<{ id: number; login: string }[]> =>
  database.query({
    name: 'exchange.administrators',
    text: `select id, login from account where staff_role = 'admin' and status <> 'BLOCKED' order by id`,
  })

export type SilentAccount = {
  id: number
  name: string
  silentHours: number | null
  lastLoadAt: Date | null
  warnedAt: Date | null
}

/** Accounts that have been silent for too long; each is returned once, until it sends something again. */
export const markSilent = (database: Database): Promise<SilentAccount[]> =>
  database.query({
    name: 'exchange.mark-silent',
    text: `update exchange_account set warned_at = now()
            where warned_at is null and withdrawn_at is null
              and coalesce(last_load_at, created_at) < now() - silent_hours * interval '1 hour'
           returning id, name, silent_hours as "silentHours", last_load_at as "lastLoadAt", warned_at as "warnedAt"`,
  })

export type TroubledLoad = {
  id: string
  name: string
  entity: string
  state: ExchangeState
  total: number
  hidden: number
  errorParams: Record<string, string | number> | null
}

/** Loads that were refused as a whole or wait for a decision; each is returned once. */
export const markReported = (database: Database): Promise<TroubledLoad[]> =>
  database.query({
    name: 'exchange.mark-told',
    text: `update exchange_load load set told_at = now() from exchange_account account
            where account.id = load.account_id and load.state in ('held', 'refused') and load.told_at is null
           returning load.id, account.name, load.entity, load.state, load.total, load.hidden, load.error_params as "errorParams"`,
  })
