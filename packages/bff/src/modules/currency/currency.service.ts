import type { CurrencyRate, CurrencyRateInput } from '@isp/contract'
import { AppError, fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import { selectRate, selectRates, upsertRate } from './currency.sql.ts'

export type CurrencyService = {
  /** Rates valid today, sorted by code. */
  list(): Promise<{ items: CurrencyRate[] }>
  /** @throws AppError CURRENCY_RATE_NOT_FOUND */
  one(code: string): Promise<CurrencyRate>
  /** @throws AppError REQUEST_INVALID for an impossible day, and for the rouble itself */
  set(code: string, rate: CurrencyRateInput): Promise<CurrencyRate>
}

const isRealDay = (date: string): boolean => {
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
}

export const createCurrencyService = ({ database }: { database: Database }): CurrencyService => ({
  list: async () => ({ items: await selectRates(database) }),
  one: async (code) => {
    const [rate] = await selectRate(database, code)
    if (!rate) throw new AppError('CURRENCY_RATE_NOT_FOUND')
    return rate
  },
  set: async (code, rate) => {
    if (code === 'RUB') throw invalidFields(fieldError('code', 'INVALID'))
    if (!isRealDay(rate.date)) throw invalidFields(fieldError('date', 'INVALID'))
    return upsertRate(database, code, rate)
  },
})
