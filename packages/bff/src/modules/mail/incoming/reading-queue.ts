import { letterRefusals } from '../outgoing/letter-refusals.ts'

export type QueueLimits = {
  atOnce: number
  ofOneAtOnce: number
  waiting: number
  ofOneWaiting: number
}

/** A thread takes 20 MB. The limits per sender keep one sender from occupying the whole queue. */
const LIMITS: QueueLimits = { atOnce: 4, ofOneAtOnce: 2, waiting: 12, ofOneWaiting: 2 }

/**
 * Runs `work` when its turn comes.
 * @throws LetterRefusal (temporary) when too many letters wait, in total or with this key
 */
export type ReadingQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

export const createReadingQueue = ({
  atOnce,
  ofOneAtOnce,
  waiting: mostWaiting,
  ofOneWaiting,
}: QueueLimits = LIMITS): ReadingQueue => {
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
