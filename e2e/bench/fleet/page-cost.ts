import type { Buyer } from './buyer.ts'
import type { Fleet } from './fleet.ts'

const PAGES = 1000
/** Of those, each of two processes has half: as many as one compiles its code in. */
const WARM = 2000

const lookAtMany = async (buyers: readonly Buyer[], count: number): Promise<void> => {
  let left = count
  const look = async (buyer: Buyer): Promise<void> => {
    while (left > 0) {
      left -= 1
      await buyer.look(left)
    }
  }
  await Promise.all(buyers.slice(0, 4).map(look))
}

/** Processor time of shells and BFFs for one page of a product, ms: both of each, then one of each. */
export const costOfPage = async (
  { servers }: Fleet,
  buyers: readonly Buyer[],
): Promise<{ two: number; one: number }> => {
  const measure = async (measured: Fleet['servers']): Promise<number> => {
    await lookAtMany(buyers, WARM)
    const spent = () => measured.reduce((total, { spentMs }) => total + spentMs(), 0)
    const before = spent()
    await lookAtMany(buyers, PAGES)
    return (spent() - before) / PAGES
  }
  const serving = servers.filter(({ kind }) => kind !== 'worker')
  const two = await measure(serving)
  const ended = serving.filter(({ name }) => name.endsWith('-2'))
  for (const { stop } of ended) await stop()
  const one = await measure(serving.filter((server) => !ended.includes(server)))
  for (const { start } of ended) await start()
  return { two, one }
}
