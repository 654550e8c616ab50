import { setImmediate } from 'node:timers/promises'
import type { LoadedPaperKind, PaperFacts } from '@isp/contract'
import { SaxesParser } from 'saxes'
import { ExportRefusal, encodingOf } from '../../commerce-ml/index.ts'
import { AppError } from '../../kernel/app-error.ts'
import { paths } from './fns-paper.language.ts'
import { loadedPapersMessages as messages } from './loaded-papers.messages.ts'

/** What an XML of ФНС says: УПД (ON_NSCHFDOPPR, КНД 1115131) and УКД (ON_NKORSCHFDOPPR, КНД 1115133). */
export type FnsPaper = {
  kind: LoadedPaperKind
  number: string | null
  date: string | null
  facts: PaperFacts
  /** Lines make the totals, and net and VAT the whole. */
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
const DEPTH = 64
const CHUNK = 1 << 16

const kinds: Readonly<Record<string, LoadedPaperKind>> = { 1115131: 'upd', 1115133: 'ukd' }

type Attributes = Readonly<Record<string, string>>

const refuse = (reason: string, cause?: unknown): AppError =>
  new AppError('PAPER_XML_REFUSED', { reason }, { cause })

/** The text of the bytes. @throws AppError PAPER_XML_REFUSED */
const textOf = (bytes: Buffer): string => {
  try {
    return new TextDecoder(encodingOf(bytes.subarray(0, HEAD), ''), { fatal: true }).decode(bytes)
  } catch (cause) {
    throw refuse(cause instanceof ExportRefusal ? cause.reason : messages.notXml, cause)
  }
}

const day = (text: string | undefined): string | null => {
  const [, date, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text ?? '') ?? []
  return year ? `${year}-${month}-${date}` : null
}

const kopecks = (text: string | undefined): number | null => {
  const value = text?.trim() ? Number(text) : Number.NaN
  return Number.isFinite(value) ? Math.round(value * 100) : null
}

const numbered = (number: string | undefined, date: string | undefined) =>
  number ? { number, date: day(date) } : null

/** Everything that is read of the document, as it comes. */
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
      kind = kinds[own.КНД ?? '']
      facts.function = own.Функция ?? null
    } else if (/^Файл\/Документ\/Св(?:СчФакт|КСчФ)$/.test(path)) {
      number = own.НомерДок ?? own.НомерСчФ ?? own.НомерКСчФ ?? null
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
    if (inn) facts[field] ??= { name: own.НаимОрг ?? '', inn, kpp: own.КПП ?? null }
    const known = facts[field]
    if (known?.name === '' && own.Фамилия)
      known.name = [own.Фамилия, own.Имя, own.Отчество].filter(Boolean).join(' ')
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
    /** The text of an element that has no other in it. */
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

/** Rounding of VAT line by line is another kopeck for each. */
const isMadeOf = (
  lines: { net: number; vat: number; total: number; count: number },
  { net, vat, total }: PaperFacts,
): boolean =>
  lines.count === 0 ||
  (lines.net === net && lines.total === total && Math.abs(lines.vat - (vat ?? 0)) <= lines.count)

/**
 * Null for a sound XML that is none of them. The event loop gets its turn between pieces.
 * @throws AppError PAPER_XML_REFUSED for what is no well-formed XML, or has a DOCTYPE
 */
export const readFnsPaper = async (bytes: Buffer): Promise<FnsPaper | null> => {
  const text = textOf(bytes)
  const parser = new SaxesParser({ xmlns: false })
  const reader = createReader()
  const path: string[] = []
  let said = ''
  parser.on('error', ({ message }) => {
    throw refuse(message)
  })
  parser.on('doctype', () => {
    throw refuse(messages.doctype)
  })
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name)
    if (path.length > DEPTH) throw refuse(messages.tooDeep)
    said = ''
    reader.open(path.join('/'), attributes)
  })
  parser.on('text', (part) => {
    if (said.length < 100) said += part
  })
  parser.on('closetag', () => {
    reader.text(path.join('/'), said)
    said = ''
    path.pop()
  })
  for (let at = 0; at < text.length; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK))
    await setImmediate()
  }
  parser.close()
  return reader.result()
}
