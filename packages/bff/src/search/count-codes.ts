import type { Codes } from './columns.ts'
import type { Coded, CodesRun } from './facet-sources.ts'
import { codeAt } from './filter.ts'

/**
 * Products to count: `length` positions from `start` on when `list` is null, else the first `length` of `list`.
 * `isAscending`: they are in catalogue order (results of a text search are in order of relevance).
 */
export type Counted = {
  list: Uint32Array | null
  length: number
  start: number
  isAscending: boolean
}

/**
 * Adjacent products often share a code, and incrementing one counter again and again stalls the processor; so each lane
 * has its own counters.
 */
const LANES = 4

/** Counters of all lanes, as many as the largest recent facet needed. */
let lanes = new Uint32Array(0)

const cleared = (size: number): Uint32Array => {
  if (lanes.length < size * LANES) lanes = new Uint32Array(size * LANES)
  return lanes.fill(0, 0, size * LANES)
}

const sumUp = (from: Uint32Array, into: Uint32Array): void => {
  const size = into.length
  for (let code = 0; code < size; code += 1) {
    let sum = into[code] as number
    for (let lane = 0; lane < LANES; lane += 1) sum += from[lane * size + code] as number
    into[code] = sum
  }
}

/** With few products, adding up the lanes costs more than they save. */
const isWorthLanes = (length: number, size: number): boolean => length > size * LANES

/** Counts the codes [from, to) of a run. */
const countRun = (codes: Codes, from: number, to: number, into: Uint32Array): void => {
  const size = into.length
  const hasLanes = isWorthLanes(to - from, size)
  const own = hasLanes ? cleared(size) : into
  let at = from
  for (; hasLanes && at + LANES <= to; at += LANES) {
    const first = codes[at] as number
    const second = (codes[at + 1] as number) + size
    const third = (codes[at + 2] as number) + size * 2
    const fourth = (codes[at + 3] as number) + size * 3
    own[first] = (own[first] as number) + 1
    own[second] = (own[second] as number) + 1
    own[third] = (own[third] as number) + 1
    own[fourth] = (own[fourth] as number) + 1
  }
  for (; at < to; at += 1) {
    const code = codes[at] as number
    own[code] = (own[code] as number) + 1
  }
  if (hasLanes) sumUp(own, into)
}

/** Counts the places [from, to) of a list whose positions all lie in the run. */
const countListed = (
  { codes, start }: CodesRun,
  list: Uint32Array,
  from: number,
  to: number,
  into: Uint32Array,
): void => {
  const size = into.length
  const hasLanes = isWorthLanes(to - from, size)
  const own = hasLanes ? cleared(size) : into
  let at = from
  for (; hasLanes && at + LANES <= to; at += LANES) {
    const first = codes[(list[at] as number) - start] as number
    const second = (codes[(list[at + 1] as number) - start] as number) + size
    const third = (codes[(list[at + 2] as number) - start] as number) + size * 2
    const fourth = (codes[(list[at + 3] as number) - start] as number) + size * 3
    own[first] = (own[first] as number) + 1
    own[second] = (own[second] as number) + 1
    own[third] = (own[third] as number) + 1
    own[fourth] = (own[fourth] as number) + 1
  }
  for (; at < to; at += 1) {
    const code = codes[(list[at] as number) - start] as number
    own[code] = (own[code] as number) + 1
  }
  if (hasLanes) sumUp(own, into)
}

/** The first of `length` places whose position is not less. */
const placeOf = (list: Uint32Array, length: number, position: number): number => {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] as number) < position) low = middle + 1
    else high = middle
  }
  return low
}

/** Adds up how often each code occurs among the products. The count of code 0 (no value) is not reliable. */
export const countCodes = (
  { runs }: Pick<Coded, 'runs'>,
  { list, length, start, isAscending }: Counted,
  into: Uint32Array,
): void => {
  if (list !== null && !isAscending) {
    for (let at = 0; at < length; at += 1) {
      const code = codeAt(runs, list[at] as number)
      into[code] = (into[code] as number) + 1
    }
    return
  }
  for (const run of runs) {
    if (list === null) {
      const from = Math.max(start, run.start)
      const to = Math.min(start + length, run.end)
      if (from < to) countRun(run.codes, from - run.start, to - run.start, into)
      continue
    }
    const from = placeOf(list, length, run.start)
    const to = placeOf(list, length, run.end)
    if (from < to) countListed(run, list, from, to, into)
  }
}
