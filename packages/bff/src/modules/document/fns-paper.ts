import type { LoadedPaperKind, PaperFacts } from '@isp/contract'
import { readSum } from '@isp/contract/roubles'
import { SaxesParser } from 'saxes'
import { ExportRefusal, encodingOf } from '../../commerce-ml/index.ts'
import { partyElement, paths, readNames } from './fns-paper.language.ts'
import { loadedPapersMessages as messages } from './loaded-papers.messages.ts'

/** Data of an ФНС XML file: УПД (ON_NSCHFDOPPR, КНД 1115131) or УКД (ON_NKORSCHFDOPPR, КНД 1115133). */
export type FnsPaper = {
  kind: LoadedPaperKind
  number: string | null
  date: string | null
  facts: PaperFacts
  /** Lines add up to the totals, and net plus VAT to the total. */
  hasSoundSums: boolean
}

export const noFacts: PaperFacts = {
  function: null,
  corrects: null,
  correction: null,
  seller: null,
  buyer: null,
  net: null,
  vat: null,
  total: null,
}

const HEAD = 1024
/** Real files are about ten levels deep, with names of some twenty letters. */
const DEPTH = 32
const NAME_MAX = 60
const CHUNK = 1 << 16
/** Names and numbers are cut to this length for titles and lists. */
const SHOWN_MAX = 255

const kinds: ReadonlyMap<string, LoadedPaperKind> = new Map([
  ['1115131', 'upd'],
  ['1115133', 'ukd'],
])

type Attributes = Readonly<Record<string, string>>

/** The file is not well-formed XML or not a supported document; `message` is Russian. */
export class PaperRefusal extends Error {}

const refuse = (reason: string, cause?: unknown) => new PaperRefusal(reason, { cause })

/** The decoded text. @throws PaperRefusal */
const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder(encodingOf(Buffer.from(bytes.subarray(0, HEAD)), ''), {
      fatal: true,
    }).decode(bytes)
  } catch (cause) {
    throw refuse(cause instanceof ExportRefusal ? cause.reason : messages.notXml, cause)
  }
}

/** ISO date; null for an invalid day. */
const day = (text: string | undefined): string | null => {
  const [, date, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text ?? '') ?? []
  const iso = `${year}-${month}-${date}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null
}

/** Roubles with at most two decimals, as ФНС has them, in kopecks. */
const kopecks = (text: string | undefined): number | null => readSum(text ?? '')

const shown = (text: string | undefined): string | null => text?.slice(0, SHOWN_MAX) || null

const numbered = (number: string | undefined, date: string | undefined) => {
  const own = shown(number)
  return own === null ? null : { number: own, date: day(date) }
}

/** Elements of which something is read; beside them everything inside ИдСв. */
const readElements = new Set<string>(readNames)

/** Collects the facts while the document is parsed. */
const createReader = () => {
  const facts: PaperFacts = { ...noFacts }
  const lines = { net: 0, vat: 0, total: 0, count: 0 }
  let kind: LoadedPaperKind | undefined
  let number: string | null = null
  let date: string | null = null

  const add = (field: 'net' | 'vat' | 'total', text: string | undefined, sign = 1) => {
    const value = kopecks(text)
    if (value !== null) facts[field] = (facts[field] ?? 0) + sign * value
  }

  const head = (path: string, own: Attributes) => {
    if (path === paths.document) {
      kind = kinds.get(own.КНД ?? '')
      facts.function = shown(own.Функция)
    } else if (/^Файл\/Документ\/Св(?:СчФакт|КСчФ)$/.test(path)) {
      number = shown(own.НомерДок ?? own.НомерСчФ ?? own.НомерКСчФ)
      date = day(own.ДатаДок ?? own.ДатаСчФ ?? own.ДатаКСчФ)
    } else if (/\/Испр(?:Док|СчФ|КСчФ)$/.test(path))
      facts.correction = numbered(
        own.НомИспр ?? own.НомИспрСчФ ?? own.НомИспрКСчФ,
        own.ДатаИспр ?? own.ДатаИспрСчФ ?? own.ДатаИспрКСчФ,
      )
    else if (path === paths.corrected)
      facts.corrects ??= numbered(own.НомерСчФ ?? own.НомерДок, own.ДатаСчФ ?? own.ДатаДок)
  }

  const party = (path: string, own: Attributes) => {
    if (!/\/Св(?:Прод|Покуп)\/ИдСв\//.test(path)) return
    const field = /\/СвПрод\//.test(path) ? 'seller' : 'buyer'
    const inn = own.ИННЮЛ ?? own.ИННФЛ
    if (inn)
      facts[field] ??= {
        name: shown(own.НаимОрг) ?? '',
        inn: inn.slice(0, 12),
        kpp: own.КПП?.slice(0, 9) ?? null,
      }
    const known = facts[field]
    if (known?.name === '' && own.Фамилия)
      known.name = shown([own.Фамилия, own.Имя, own.Отчество].filter(Boolean).join(' ')) ?? ''
  }

  const sums = (path: string, own: Attributes) => {
    if (path === paths.line) {
      lines.count += 1
      lines.net += kopecks(own.СтТовБезНДС) ?? 0
      lines.total += kopecks(own.СтТовУчНал) ?? 0
    }
    if (path === paths.total || path === paths.more) {
      add('net', own.СтТовБезНДСВсего)
      add('total', own.СтТовУчНалВсего)
    } else if (path === paths.less) {
      add('net', own.СтТовБезНДСВсего, -1)
      add('total', own.СтТовУчНалВсего, -1)
    }
  }

  return {
    open: (path: string, own: Attributes) => {
      head(path, own)
      party(path, own)
      sums(path, own)
    },
    /** Called with the text of an element without child elements. */
    text: (path: string, text: string) => {
      if (!/\/Сум(?:Нал|НДС)$/.test(path)) return
      if (/\/СведТов\/СумНал\/СумНал$/.test(path)) lines.vat += kopecks(text) ?? 0
      else if (/\/Всего(?:Опл|Увел)\//.test(path)) add('vat', text)
      else if (/\/ВсегоУм\//.test(path)) add('vat', text, -1)
    },
    result: (): FnsPaper | null => {
      if (!kind) return null
      const { net, vat, total } = facts
      const hasSums =
        net === null || total === null || (net + (vat ?? 0) === total && isMadeOf(lines, facts))
      return { kind, number, date, facts, hasSoundSums: hasSums }
    },
  }
}

/** Rounding VAT per line may differ by a kopeck for each line. */
const isMadeOf = (
  lines: { net: number; vat: number; total: number; count: number },
  { net, vat, total }: PaperFacts,
): boolean =>
  lines.count === 0 ||
  (lines.net === net && lines.total === total && Math.abs(lines.vat - (vat ?? 0)) <= lines.count)

/**
 * Null for well-formed XML of another kind. To be called in a thread: 25 MB take seconds.
 * @throws PaperRefusal for malformed XML, or a DOCTYPE
 */
export const readFnsPaper = (bytes: Uint8Array): FnsPaper | null => {
  const text = textOf(bytes)
  const parser = new SaxesParser({ xmlns: false })
  const reader = createReader()
  const path: string[] = []
  let said = ''
  /**
   * The path is computed only for elements that are read: for every element it would cost time proportional to the
   * depth.
   */
  const read = (name: string, use: (path: string) => void) => {
    if (readElements.has(name) || path.includes(partyElement)) use(path.join('/'))
  }
  parser.on('error', ({ message }) => {
    throw refuse(message.slice(0, SHOWN_MAX))
  })
  parser.on('doctype', () => {
    throw refuse(messages.doctype)
  })
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name)
    if (path.length > DEPTH || name.length > NAME_MAX) throw refuse(messages.tooDeep)
    said = ''
    read(name, (place) => reader.open(place, attributes))
  })
  parser.on('text', (part) => {
    if (said.length < 100) said += part
  })
  parser.on('closetag', ({ name }) => {
    read(name, (place) => reader.text(place, said))
    said = ''
    path.pop()
  })
  for (let at = 0; at < text.length; at += CHUNK) parser.write(text.slice(at, at + CHUNK))
  parser.close()
  return reader.result()
}
