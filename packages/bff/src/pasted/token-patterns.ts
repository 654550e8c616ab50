import { pastedWords as words } from './pasted-words.messages.ts'

const any = (list: readonly string[]): string => `(?:${list.join('|')})`

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const GROUPED = String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d+)?`
const TIMES = '[xх×*]'
/** The word or number ends here. */
const END = String.raw`(?![\p{L}\d]|[-/_.,]\d)`
const START = String.raw`(?<![\p{L}\d])`
const STOP = String.raw`\.?${END}`
const PIECES = any(words.pieces)
const MONEY = String.raw`(?:${words.thousands}\.?\s?)?${any(words.money)}`

/** The first alternative that matches is taken. */
const alternatives = [
  String.raw`(?<open>[([{])|(?<close>[)\]}])`,
  String.raw`(?<price>(?:${START}${words.each}\s)?(?:${GROUPED}|${NUMBER})\s?${MONEY}${STOP})`,
  String.raw`(?:${START}${any(words.price)}[.:=\s]+(?<priced>${GROUPED}|${NUMBER})(?:\s?${MONEY})?${STOP})`,
  String.raw`(?:${START}${words.each}\s(?<each>${GROUPED}|${NUMBER})\s?(?<inEach>${PIECES})${STOP})`,
  String.raw`(?:${START}${words.each}[.:=\s]+(?<by>${GROUPED}|${NUMBER})${STOP})`,
  String.raw`(?:${START}${any(words.quantity)}[.:=\s-]*(?<labelled>${GROUPED}|${NUMBER})(?:\s?(?<inLabelled>${PIECES}))?${STOP})`,
  String.raw`(?<fromTo>${START}${words.from}\s${NUMBER}\s${words.to}\s${NUMBER}(?:\s?${PIECES})?${STOP})`,
  String.raw`(?<added>${START}${NUMBER}(?:\s?\+\s?${NUMBER})+(?:\s?${PIECES})?${STOP})`,
  String.raw`(?<range>${NUMBER}\s?(?:…|\.{2,3}|${words.to}\s)\s?${NUMBER}\s?${PIECES}${STOP})`,
  String.raw`(?<between>${START}[1-9]\d{0,5}-\d{1,6})(?=\s?${PIECES}${STOP})`,
  String.raw`(?<size>\d{1,4}(?:[.,]\d+)?(?:\s?${TIMES}\s?\d{1,4}(?:[.,]\d+)?)+(?:\s?${any(words.measures)})?${END}(?!\s?-\d))`,
  String.raw`(?<marked>[Øø⌀№#]\s?${NUMBER})`,
  String.raw`(?:${START}${TIMES}\s?(?<times>\d+)(?:\s?(?<inTimes>${PIECES}))?${STOP}(?!\s?${MONEY}))`,
  String.raw`(?<ahead>\d{1,7})\s?${TIMES}(?=\s)`,
  String.raw`(?:(?<pieces>[-+]?${NUMBER})\s?(?<inUnit>${PIECES})${STOP})`,
  String.raw`(?<counted>${NUMBER}\s?(?<ofCounted>${any(words.counted)})${STOP}(?!/\p{L}))`,
  String.raw`(?<measure>${NUMBER}(?:\s?-\s?${NUMBER})?\s?${any(words.measures)}${STOP})`,
  String.raw`(?<fraction>\d+\/\d{1,2}${END})`,
  String.raw`(?<money>${GROUPED.replace('(?:[.,]\\d+)?', '[.,]\\d{2}')}${END})`,
  String.raw`(?<decimal>\d{1,6}[.,]\d{1,3}${END})`,
  String.raw`(?<ordinal>^(?:\d{1,4}[.)]|\p{L}\))(?=\s|$))`,
  String.raw`(?<number>\d+${END})`,
  String.raw`(?:(?<glued>[\p{L}\d][^\s,()=:*×]*)(?:[,=:*×])(?<gluedQuantity>\d{1,7})${END})`,
  String.raw`(?:${START}(?<unit>${any([...words.pieces, ...words.counted])})${STOP}(?!/\p{L}))`,
  String.raw`(?<word>[^\s()[\]{}]+)`,
]
export const TOKEN = new RegExp(alternatives.join('|'), 'giu')

/** A label before an article. */
export const LABEL = new RegExp(`^${any(words.article)}(?:[.:№]+|$)`, 'iu')
/** «2301-1020-19-5шт», «2301-1020-19х5». */
export const TAILED = new RegExp(
  String.raw`^(?<article>.*\d.*)-(?<amount>\d+)(?<inTail>${PIECES})\.?$|^(?<digits>[\d-]{6,})[xх](?<by>\d+)$`,
  'iu',
)
/** Says that the amount after it applies to each of several goods. */
export const EACH = new RegExp(`${START}${words.each}\\s$`, 'iu')
/** Signs that change the meaning of a number: «~10», «>5». */
export const ABOUT = /^[~≈<>≤≥±]+/u

/** A cell with a single number, possibly with grouped thousands and a unit: «1 000 шт», «-1», «1e9». */
export const WHOLE_PIECES = new RegExp(
  String.raw`^(?<amount>[-+]?(?:${GROUPED}|${NUMBER}))\s?(?<unit>${any([...words.pieces, ...words.counted])})\.?$`,
  'iu',
)
export const WHOLE_NUMBER = /^(?:[-+]\d+|\d+e\d+|\d{1,3}(?: \d{3})+)$/i
