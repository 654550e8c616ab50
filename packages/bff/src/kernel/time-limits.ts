/** How long things may take before they are refused or given up, ms. */
export type TimeLimits = {
  /** How many times slower than an ordinary server this machine may be: budgets of processor time grow with it. */
  factor: number
  /** A request this far behind its turn is refused; 0 means never. */
  eventLoopDelayMs: number
  /** A statement that takes longer is cancelled by PostgreSQL. */
  statementMs: number
  /** An answer of PostgreSQL that is not there by then will not come: the connection is given up. */
  answerMs: number
  /** How long a request waits for a connection. */
  connectMs: number
  /** A health check must answer before its client times out. */
  pingMs: number
  /** Somebody's workbook, from the task to the answer, of the processor. */
  readWorkbookMs: number
  /** A row of an export is ours and never hostile: only a hanging thread is meant here. */
  writeWorkbookMs: number
  /** Somebody's letter with its files, of the processor. */
  readLetterMs: number
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
})
