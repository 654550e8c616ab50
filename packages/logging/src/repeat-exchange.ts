/** Calls `exchange` again and again, one call at a time, until it is stopped; a failed call is reported once in a row. */
export const repeatExchange = (
  exchange: () => Promise<void>,
  { everyMs, onTrouble }: { everyMs: number; onTrouble: (error: unknown) => void },
): { stop: () => Promise<void> } => {
  let running: Promise<void> | null = null
  let isInTrouble = false
  const run = async (): Promise<void> => {
    try {
      await exchange()
      isInTrouble = false
    } catch (error) {
      if (!isInTrouble) onTrouble(error)
      isInTrouble = true
    }
    running = null
  }
  const timer = setInterval(() => {
    running ??= run()
  }, everyMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
