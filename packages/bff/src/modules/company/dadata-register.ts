import { Readable } from 'node:stream'
import type { FoundCompany } from '@isp/contract'
import * as z from 'zod'
import { readAtMost } from '../../kernel/read-at-most.ts'
import type { CompanyRegister } from './company-register.settings.ts'

/** Time limit in ms: a person waits for the answer. */
const PATIENCE_MS = 3000
/** Ten times the size of an answer with ten companies. */
const MAX_BYTES = 1_000_000

const tooLong = (): never => {
  throw new Error('the answer of DaData is too long')
}

const answerSchema = z.object({
  suggestions: z.array(
    z.object({
      value: z.string(),
      data: z.object({
        inn: z.string(),
        kpp: z.string().nullish(),
        ogrn: z.string().nullish(),
        name: z.object({ short_with_opf: z.string().nullish() }).nullish(),
        address: z.object({ unrestricted_value: z.string().nullish() }).nullish(),
        state: z.object({ status: z.string().nullish() }).nullish(),
      }),
    }),
  ),
})

type Suggestion = z.infer<typeof answerSchema>['suggestions'][number]

const toFound = ({ value, data }: Suggestion): FoundCompany => ({
  inn: data.inn,
  kpp: data.kpp ?? null,
  ogrn: data.ogrn ?? null,
  name: data.name?.short_with_opf ?? value,
  address: data.address?.unrestricted_value ?? '',
})

/** dadata.ru, findById/party. Liquidated companies are not found. @throws any failure to answer in time */
export const createDaData = ({ key, url }: { key: string; url: string }): CompanyRegister => ({
  find: async (inn) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Token ${key}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({ query: inn, count: 10 }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) throw new Error(`DaData answered ${response.status}`)
    const body = await readAtMost(response.body ?? Readable.from([]), MAX_BYTES, tooLong)
    const { suggestions } = answerSchema.parse(JSON.parse(body.toString()))
    return suggestions
      .filter(({ data }) => data.inn === inn && data.state?.status !== 'LIQUIDATED')
      .map(toFound)
  },
})
