import type { LiveTable, TextBlock, TextRun } from '@isp/contract'
import { lineOf } from './runs.ts'

const none = { text: null, items: [], head: [], rows: [], links: [] }

const lineBlock = (kind: 'paragraph' | 'note', runs: TextRun[]): TextBlock => ({
  ...none,
  kind,
  text: lineOf(runs),
  lines: [runs],
})

export const paragraphBlock = (runs: TextRun[]): TextBlock => lineBlock('paragraph', runs)
export const noteBlock = (runs: TextRun[]): TextBlock => lineBlock('note', runs)

export const headingBlock = (runs: TextRun[], level: 2 | 3, anchor: string): TextBlock => ({
  ...none,
  kind: 'heading',
  text: lineOf(runs),
  lines: [runs],
  level,
  anchor,
})

export const listBlock = (kind: 'list' | 'steps', lines: TextRun[][]): TextBlock => ({
  ...none,
  kind,
  items: lines.map(lineOf),
  lines,
})

export const tableBlock = (
  kind: 'table' | 'trouble',
  text: string | null,
  head: string[],
  cells: TextRun[][][],
): TextBlock => ({
  ...none,
  kind,
  text,
  head,
  rows: cells.map((row) => row.map(lineOf)),
  cells,
})

/** The server fills it when the text is read. */
export const liveBlock = (live: LiveTable, text: string | null): TextBlock => ({
  ...tableBlock('table', text, [], []),
  live,
})

export const linksBlock = (links: TextBlock['links']): TextBlock => ({
  ...none,
  kind: 'links',
  links,
})

export const goodsBlock = (title: string, goods: NonNullable<TextBlock['goods']>): TextBlock => ({
  ...none,
  kind: 'goods',
  text: title,
  goods,
})

export const calculatorBlock = (calculator: NonNullable<TextBlock['calculator']>): TextBlock => ({
  ...none,
  kind: 'calculator',
  calculator,
})

export const pictureBlock = (src: string, alt: string): TextBlock => ({
  ...none,
  kind: 'picture',
  picture: { src, alt },
})
