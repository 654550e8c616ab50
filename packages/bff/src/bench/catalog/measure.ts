/** Latencies of single tasks in ms, and the rate when they ran in parallel. */
export type Figures = { samples: number; p50: number; p95: number; p99: number }

const round = (value: number): number => Math.round(value * 100) / 100

export const figuresOf = (times: readonly number[]): Figures => {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { samples: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/**
 * Runs tasks one after another. The first `warmUp` tasks are run twice, so that a cold start is not measured. The times
 * are also added to `collected`, to sum up several measurements.
 */
export const measureEach = async <Task>(
  tasks: readonly Task[],
  run: (task: Task) => Promise<unknown>,
  warmUp = 0,
  collected: number[] = [],
): Promise<Figures> => {
  for (const task of tasks.slice(0, warmUp)) await run(task)
  const times: number[] = []
  for (const task of tasks) {
    const startedAt = performance.now()
    await run(task)
    times.push(performance.now() - startedAt)
  }
  collected.push(...times)
  return figuresOf(times)
}

/** Runs `connections` loops over the tasks for `seconds`; gives finished tasks per second. */
export const measureRate = async <Task>(
  tasks: readonly Task[],
  run: (task: Task) => Promise<unknown>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<{ perSecond: number } & Figures> => {
  const times: number[] = []
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  let next = 0
  const loop = async (): Promise<void> => {
    while (performance.now() < until) {
      const task = tasks[next % tasks.length] as Task
      next += 1
      const taskStartedAt = performance.now()
      await run(task)
      times.push(performance.now() - taskStartedAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, loop))
  const elapsed = (performance.now() - startedAt) / 1000
  return { perSecond: Math.round(times.length / elapsed), ...figuresOf(times) }
}
