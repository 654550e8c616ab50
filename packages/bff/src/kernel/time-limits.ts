/** Time limits after which work is refused or abandoned, ms. */
export type TimeLimits = {
  /** How many times slower than an ordinary server this machine may be; multiplies budgets of processor time. */
  factor: number
  /** Event loop delay above which requests are refused; 0 means never. */
  eventLoopDelayMs: number
  /** A longer statement is cancelled by PostgreSQL. */
  statementMs: number
  /** If PostgreSQL has not answered by then, the connection is discarded. */
  answerMs: number
  /** How long a request waits for a connection. */
  connectMs: number
  /** A health check must answer before its client times out. */
  pingMs: number
  /** Processor time for reading an uploaded workbook, from task to answer. */
  readWorkbookMs: number
  /** For writing one row of an export. Its data is our own and never hostile, so this only catches a hung thread. */
  writeWorkbookMs: number
  /** Processor time for reading an incoming letter with its files. */
  readLetterMs: number
  /** How long an S3-compatible store may take to begin its answer, its repetitions included but for the last. */
  storeAnswerMs: number
  /** How long it may pause within a body. */
  storePauseMs: number
  /** How long a call of 1C is held for news: below its own limit of 180 s, and below the pauses of proxies. */
  heldCallMs: number
}

/** The limits of the shop. `factor`: how many times slower than an ordinary server this machine may be (LIMITS_FACTOR). */
export const timeLimits = (factor = 1): TimeLimits => ({
  factor,
  eventLoopDelayMs: 2000 * factor,
  statementMs: 5000 * factor,
  answerMs: 6000 * factor,
  connectMs: 3000 * factor,
  pingMs: 1000 * factor,
  readWorkbookMs: 4500 * factor,
  writeWorkbookMs: 30_000 * factor,
  readLetterMs: 3000 * factor,
  storeAnswerMs: 5000 * factor,
  storePauseMs: 10_000 * factor,
  heldCallMs: 8000,
})
