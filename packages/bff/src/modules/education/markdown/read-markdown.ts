import { type TextBlock, type TextRun, wearNames, wearPath } from '@isp/contract'
import type { Token } from 'markdown-it'
import { createAnchors, splitAnchor } from './anchors.ts'
import {
  headingBlock,
  linksBlock,
  listBlock,
  noteBlock,
  paragraphBlock,
  pictureBlock,
  tableBlock,
} from './blocks.ts'
import { markFigures } from './figures.ts'
import { readInsertion } from './insertion.ts'
import { isTooHeavy } from './is-too-heavy.ts'
import { markdownMessages as messages } from './markdown.messages.ts'
import { markdown } from './parser.ts'
import { runsOf, wordsOf } from './runs.ts'
import { splitParts } from './split-parts.ts'
import { splitSign } from './split-sign.ts'

/** A remark about a line of the source, counted from 1. */
export type Remark = { line: number; text: string }
export type ReadText = {
  blocks: TextBlock[]
  remarks: Remark[]
  /** All words, for the search. */
  words: string
  /** Reading time. */
  minutes: number
}

const WORDS_A_MINUTE = 150
const LITERAL_LINK = /\]\([^)]*\)/
const TAG = /<\/?[a-z][^>]*>/i

type Reading = {
  blocks: TextBlock[]
  remark(line: number, text: string): void
  anchorOf: ReturnType<typeof createAnchors>
}

/** Tokens of one block, from the opening to the closing one. */
const groupsOf = (tokens: readonly Token[]): Token[][] => {
  const groups: Token[][] = []
  let depth = 0
  for (const token of tokens) {
    if (depth === 0) groups.push([])
    groups.at(-1)?.push(token)
    depth += token.nesting
  }
  return groups
}

const lineIn = (token: Token | undefined, from: number): number => (token?.map?.[0] ?? 0) + from

/** Text of all lines of a group, with remarks about elements not allowed there. */
const readRuns = (group: readonly Token[], from: number, reading: Reading): TextRun[] => {
  const lines = group.flatMap((token) => {
    if (token.type !== 'inline') return []
    const { runs, hasPicture } = runsOf(token.children ?? [])
    const words = wordsOf(runs)
    const line = lineIn(token, from)
    if (hasPicture) reading.remark(line, messages.picture)
    if (LITERAL_LINK.test(words)) reading.remark(line, messages.link)
    if (TAG.test(words)) reading.remark(line, messages.html)
    return [runs]
  })
  return lines.flatMap((runs, place) => (place === 0 ? runs : [{ text: ' ' }, ...runs]))
}

const readHeading = (group: Token[], from: number, reading: Reading): void => {
  const line = lineIn(group[0], from)
  const level = Number(group[0]?.tag.slice(1))
  if (level === 1) reading.remark(line, messages.topHeading)
  if (level > 3) reading.remark(line, messages.deepHeading)
  const runs = readRuns(group, from, reading)
  const last = runs.at(-1)
  const { text, own } = splitAnchor(last?.text ?? '')
  if (last) last.text = text
  const shown = runs.filter((run) => run.text !== '')
  if (shown.length === 0) return
  const { anchor, isTaken } = reading.anchorOf(wordsOf(shown), own)
  if (isTaken) reading.remark(line, messages.anchor(own ?? ''))
  reading.blocks.push(headingBlock(shown, level <= 2 ? 2 : 3, anchor))
}

/** The shop draws what goes wrong in cutting, by names. */
const remarkOfWear = (src: string, line: number, reading: Reading): void => {
  if (!src.startsWith(wearPath)) return
  const name = src.slice(wearPath.length)
  if (!wearNames.some((known) => known === name)) {
    reading.remark(line, messages.wear(name, wearNames.join(', ')))
  }
}

const readParagraph = (group: Token[], from: number, reading: Reading): void => {
  const children = group.find(({ type }) => type === 'inline')?.children ?? []
  const [only] = children
  if (children.length === 1 && only?.type === 'image') {
    const src = String(only.attrGet('src'))
    remarkOfWear(src, lineIn(group[0], from), reading)
    reading.blocks.push(pictureBlock(src, only.content))
    return
  }
  const runs = readRuns(group, from, reading)
  if (runs.length > 0) reading.blocks.push(paragraphBlock(runs))
}

const readList = (group: Token[], from: number, reading: Reading): void => {
  const inner = group.slice(1, -1)
  if (inner.some(({ type }) => type.endsWith('_list_open'))) {
    reading.remark(lineIn(group[0], from), messages.nested)
  }
  const items: Token[][] = []
  for (const token of inner) {
    if (token.type === 'list_item_open') items.push([])
    else if (token.type === 'inline') items.at(-1)?.push(token)
  }
  const lines = items
    .map((item) => readRuns(item, from, reading))
    .filter(({ length }) => length > 0)
  const kind = group[0]?.type === 'ordered_list_open' ? 'steps' : 'list'
  if (lines.length > 0) reading.blocks.push(listBlock(kind, lines))
}

const readQuote = (group: Token[], from: number, reading: Reading): void => {
  for (const part of groupsOf(group.slice(1, -1))) {
    if (part[0]?.type !== 'paragraph_open') reading.remark(lineIn(part[0], from), messages.inside)
    else {
      const runs = readRuns(part, from, reading)
      if (runs.length > 0) reading.blocks.push(noteBlock(runs))
    }
  }
}

/** The preceding paragraph, if it begins with the caption's mark. */
const takeCaption = (reading: Reading): string | null => {
  const last = reading.blocks.at(-1)
  if (last?.kind !== 'paragraph' || !last.text?.startsWith(messages.caption)) return null
  reading.blocks.pop()
  return last.text.slice(messages.caption.length).trim() || null
}

const readRows = (group: readonly Token[], from: number, reading: Reading): TextRun[][][] => {
  const rows: TextRun[][][] = []
  for (const token of group) {
    if (token.type === 'tr_open') rows.push([])
    if (token.type === 'inline') rows.at(-1)?.push(readRuns([token], from, reading))
  }
  return rows
}

const readTable = (group: Token[], from: number, reading: Reading): void => {
  const [head = [], ...cells] = readRows(group, from, reading)
  reading.blocks.push(tableBlock('table', takeCaption(reading), head.map(wordsOf), cells))
}

/** A sign may begin with a picture of it. */
const readTroubles = (group: Token[], from: number, reading: Reading): void => {
  const signs: ReturnType<typeof splitSign>['picture'][] = []
  const rest = group.map((token, place) => {
    if (token.type !== 'inline' || group[place - 2]?.type !== 'tr_open') return token
    const { picture, words } = splitSign(token)
    if (picture) remarkOfWear(picture.src, lineIn(token, from), reading)
    signs.push(picture)
    return words
  })
  const [head = [], ...cells] = readRows(rest, from, reading)
  reading.blocks.push({
    ...tableBlock('trouble', null, head.map(wordsOf), cells),
    ...(signs.some((sign) => sign !== null) && { signs: signs.slice(1) }),
  })
}

const readers: Partial<Record<string, (group: Token[], from: number, reading: Reading) => void>> = {
  heading_open: readHeading,
  paragraph_open: readParagraph,
  bullet_list_open: readList,
  ordered_list_open: readList,
  blockquote_open: readQuote,
  table_open: readTable,
  hr: (group, from, reading) => reading.remark(lineIn(group[0], from), messages.rule),
}

const readPlain = (text: string, from: number, reading: Reading): void => {
  if (isTooHeavy(text)) {
    reading.remark(from, messages.tooHeavy)
    const words = text.replaceAll(/\s+/g, ' ').trim()
    if (words !== '') reading.blocks.push(paragraphBlock([{ text: words }]))
    return
  }
  for (const group of groupsOf(markdown.parse(text, {}))) {
    readers[group[0]?.type ?? '']?.(group, from, reading)
  }
}

const readTrouble = (text: string, from: number, reading: Reading): void => {
  const groups = isTooHeavy(text) ? [] : groupsOf(markdown.parse(text, {}))
  const table = groups.find(([first]) => first?.type === 'table_open')
  if (!table || groups.length !== 1) reading.remark(from, messages.trouble)
  if (table) readTroubles(table, from + 1, reading)
}

/** Turns the list after `::links` into buttons. */
const turnIntoLinks = (line: number, before: number, reading: Reading): void => {
  const list = reading.blocks[before]
  const links = (list?.lines ?? []).map((runs) => runs[0])
  const areLinks =
    list?.kind === 'list' && list.lines?.every((runs) => runs.length === 1 && runs[0]?.to)
  if (!areLinks) reading.remark(line, messages.linksList)
  else {
    reading.blocks[before] = linksBlock(
      links.flatMap((run) => (run?.to === undefined ? [] : [{ to: run.to, text: run.text }])),
    )
  }
}

const turnIntoFigures = (line: number, before: number, reading: Reading): void => {
  const list = reading.blocks[before]
  if (list?.kind !== 'list') reading.remark(line, messages.figuresList)
  else {
    const { block, unknown } = markFigures(list)
    reading.blocks[before] = block
    for (const name of unknown) reading.remark(line, messages.figure(name))
  }
}

/** Insertions that say what the list below them is. */
const forLists = new Map([
  ['links', turnIntoLinks],
  ['figures', turnIntoFigures],
])

/**
 * Converts Markdown to blocks of the contract. The result contains no markup: tags, foreign links and unknown
 * insertions become text or are removed, each with a remark. Never throws.
 */
export const readMarkdown = (source: string): ReadText => {
  const remarks: Remark[] = []
  const reading: Reading = {
    blocks: [],
    remark: (line, text) => void remarks.push({ line, text }),
    anchorOf: createAnchors(),
  }
  let awaited: { line: number; name: string } | null = null
  for (const part of splitParts(source)) {
    const before = reading.blocks.length
    if (part.kind === 'markdown') readPlain(part.text, part.line, reading)
    else if (part.kind === 'trouble') {
      if (!part.isClosed) reading.remark(part.line, messages.open)
      readTrouble(part.text, part.line, reading)
    } else if (!forLists.has(part.name)) {
      const { block, remarks: said } = readInsertion(part.name, part.attributes)
      for (const text of said) reading.remark(part.line, text)
      if (block) reading.blocks.push(block)
    }
    if (awaited) forLists.get(awaited.name)?.(awaited.line, before, reading)
    awaited = part.kind === 'insertion' && forLists.has(part.name) ? part : null
  }
  if (awaited) forLists.get(awaited.name)?.(awaited.line, reading.blocks.length, reading)
  const words = reading.blocks.map(blockWords).join('\n')
  return {
    blocks: reading.blocks,
    remarks: remarks.sort((a, b) => a.line - b.line),
    words,
    minutes: Math.max(1, Math.round(words.split(/\s+/).length / WORDS_A_MINUTE)),
  }
}

const blockWords = ({ lines = [], cells = [], head, links, text, lines: own }: TextBlock): string =>
  [
    ...(own === undefined && text !== null ? [text] : []),
    ...lines.map(wordsOf),
    ...head,
    ...cells.flat().map(wordsOf),
    ...links.map((link) => link.text),
  ].join(' ')
