/**
 * Does the work for each item, so many at once. After a failure nothing new is begun, and it is thrown when the rest
 * has ended: nobody writes any more.
 */
export const eachAtOnce = async <Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const iterator =
    Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()
  let hasFailed = false
  const workThrough = async (): Promise<void> => {
    try {
      while (!hasFailed) {
        const { value, done } = await iterator.next()
        if (done) return
        await work(value)
      }
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: most }, workThrough))
  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failure) throw failure.reason
}
