import { type CurrencyRateInput, currencyRateInputSchema, parseFields } from '@isp/contract'
import { SaxesParser } from 'saxes'
import { JobRefusal } from '../../kernel/job-kind.ts'
import { currencyMessages as messages } from './currency.messages.ts'

const fields = ['CharCode', 'Nominal', 'Name', 'Value'] as const
/** Real lists are three levels deep. */
const DEPTH = 8
const FIELD_MAX = 500
type Field = (typeof fields)[number]
type Valute = Record<Field, string>

export type BankRates = { day: string; rates: ReadonlyMap<string, CurrencyRateInput> }

export const refuse = (reason: string): never => {
  throw new JobRefusal(messages.refused(reason))
}

const decode = (bytes: Uint8Array): string => {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8'
  const encoding = declared.toLowerCase()
  if (encoding !== 'windows-1251' && encoding !== 'utf-8')
    return refuse(messages.encoding(declared))
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return refuse(messages.bytes(encoding))
  }
}

/** Texts of the fields of each `ValCurs/Valute`, and the date of the list. */
const readList = (text: string): { date: string; valutes: Valute[] } => {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const path: string[] = []
  const valutes: Valute[] = []
  let date: string | undefined
  parser.on('error', ({ message }) => refuse(messages.syntax(message)))
  parser.on('doctype', () => refuse(messages.doctype))
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name)
    if (path.length > DEPTH) refuse(messages.tooDeep)
    const [root, row] = path
    if (path.length === 1 && root === 'ValCurs') date = attributes.Date ?? ''
    if (path.length === 2 && root === 'ValCurs' && row === 'Valute') {
      valutes.push({ CharCode: '', Nominal: '', Name: '', Value: '' })
    }
  })
  parser.on('closetag', () => path.pop())
  parser.on('text', (part) => {
    const valute = valutes.at(-1)
    const [root, row, name, ...deeper] = path
    const field = fields.find((one) => one === name)
    if (!valute || root !== 'ValCurs' || row !== 'Valute' || !field || deeper.length > 0) return
    if (valute[field].length < FIELD_MAX) valute[field] += part
  })
  parser.write(text).close()
  return date === undefined ? refuse(messages.root) : { date, valutes }
}

/** dd.mm.yyyy as an ISO day. */
const dayOf = (date: string): string => {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(date) ?? []
  const moment = new Date(`${year}-${month}-${day}T00:00:00Z`)
  const iso = Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10)
  return iso === `${year}-${month}-${day}` ? iso : refuse(messages.day(date))
}

const rateOf = (valute: Valute, date: string): CurrencyRateInput => {
  const nominal = /^\d{1,7}$/.test(valute.Nominal.trim()) ? Number(valute.Nominal) : Number.NaN
  const value = valute.Value.trim()
  const rate = /^\d{1,9}(,\d{1,4})?$/.test(value) ? Number(value.replace(',', '.')) : Number.NaN
  const parsed = parseFields(currencyRateInputSchema, { name: valute.Name, nominal, rate, date })
  if (parsed.isSound) return parsed.value
  const wrong = { nominal: 'Nominal', rate: 'Value' }[parsed.errors[0]?.path ?? ''] ?? 'Name'
  return refuse(messages.wrong(valute.CharCode, wrong, valute[wrong as Field]))
}

/**
 * Rates of these currencies in a list published by the Bank of Russia (`XML_daily.asp`). On days off the bank
 * repeats its last list, so a list may be older than the requested day.
 * @throws JobRefusal for everything but a valid list of a day up to `asked`
 */
export const readBankRates = (
  bytes: Uint8Array,
  asked: string,
  codes: readonly string[],
): BankRates => {
  const { date, valutes } = readList(decode(bytes))
  const day = dayOf(date)
  if (day > asked) refuse(messages.future(day, asked))
  const rates = new Map<string, CurrencyRateInput>()
  for (const valute of valutes) {
    const code = valute.CharCode.trim()
    if (!codes.includes(code)) continue
    if (rates.has(code)) refuse(messages.twice(code))
    rates.set(code, rateOf(valute, day))
  }
  return { day, rates }
}
