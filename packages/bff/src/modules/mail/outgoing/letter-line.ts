import { letterRefusals } from './letter-refusals.ts'

export type LineLimits = {
  atOnce: number
  ofOneAtOnce: number
  waiting: number
  ofOneWaiting: number
}

/** A thread takes 20 MB; a second letter of somebody waits rather than a first of somebody else. */
const LIMITS: LineLimits = { atOnce: 4, ofOneAtOnce: 2, waiting: 12, ofOneWaiting: 2 }

/** Runs `work` in its turn. @throws LetterRefusal for a while, when too many wait, or too many of this key */
export type LetterLine = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

export const createLetterLine = ({
  atOnce,
  ofOneAtOnce,
  waiting: mostWaiting,
  ofOneWaiting,
}: LineLimits = LIMITS): LetterLine => {
  const running: string[] = []
  const waiting: { key: string; go: () => void }[] = []
  const countOf = (keys: readonly string[], key: string) => keys.filter((one) => one === key).length
  const mayRun = (key: string) => running.length < atOnce && countOf(running, key) < ofOneAtOnce
  const letGo = () => {
    const next = waiting.findIndex(({ key }) => mayRun(key))
    const [first] = next < 0 ? [] : waiting.splice(next, 1)
    if (!first) return
    running.push(first.key)
    first.go()
  }
  const takeTurn = async (key: string): Promise<void> => {
    if (mayRun(key)) return void running.push(key)
    const own = countOf(
      waiting.map((one) => one.key),
      key,
    )
    if (waiting.length >= mostWaiting || own >= ofOneWaiting) throw letterRefusals.busy()
    await new Promise<void>((go) => waiting.push({ key, go }))
  }
  return async (key, work) => {
    await takeTurn(key)
    try {
      return await work()
    } finally {
      running.splice(running.indexOf(key), 1)
      letGo()
    }
  }
}
