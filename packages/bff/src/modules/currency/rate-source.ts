import { createReadStream } from 'node:fs'
import { JobRefusal } from '../../kernel/job-kind.ts'
import { readAtMost } from '../../kernel/read-at-most.ts'
import { refuse } from './bank-rates.ts'
import { currencyMessages as messages } from './currency.messages.ts'

/** Returns the list of rates for a day in the format of the Bank of Russia. @throws any failure to read it */
export type RateSource = (day: string) => Promise<Uint8Array>

const MAX_BYTES = 1_000_000
const PATIENCE_MS = 20_000

const createFileSource =
  (file: string): RateSource =>
  async () => {
    try {
      return await readAtMost(createReadStream(file), MAX_BYTES, () => refuse(messages.tooLong))
    } catch (error) {
      if (error instanceof JobRefusal) throw error
      return refuse(messages.unreadable(error instanceof Error ? error.message : String(error)))
    }
  }

/** `XML_daily.asp?date_req=dd/mm/yyyy`. */
const createBankSource =
  (address: string): RateSource =>
  async (day) => {
    const url = new URL(address)
    url.searchParams.set('date_req', day.split('-').toReversed().join('/'))
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(url, { redirect: 'error', signal })
    if (!response.ok || !response.body) throw new Error(`the bank answered ${response.status}`)
    return readAtMost(response.body, MAX_BYTES, () => refuse(messages.tooLong))
  }

/** Opens a source by place: an http(s) address, or otherwise a file. */
export const openRateSource = (place: string): RateSource =>
  /^https?:/.test(place) ? createBankSource(place) : createFileSource(place)
