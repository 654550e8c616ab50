import { faultReportMessages as messages } from './fault-report.messages.ts'

/** Result of one fault. */
export type FaultRow = {
  id: string
  title: string
  /** What a visitor saw, in plain words. */
  saw: string
  outcome: 'survived' | 'not survived' | 'not tried'
  /** The step that failed, or why it was not tried; null when it survived. */
  reason: string | null
  /** Downtime of the shop, milliseconds; null if it never stopped answering. */
  answeredMs: number | null
}

export type FaultReport = { rows: readonly FaultRow[]; survived: number; all: number }

export const reportOf = (rows: readonly FaultRow[]): FaultReport => ({
  rows,
  survived: rows.filter(({ outcome }) => outcome === 'survived').length,
  all: rows.length,
})

/** 0 only when every fault was survived; one that was not tried counts as failed. */
export const exitCodeOf = ({ survived, all }: FaultReport): number =>
  all > 0 && survived === all ? 0 : 1

const secondsOf = (milliseconds: number | null): string =>
  milliseconds === null ? '–' : (milliseconds / 1000).toFixed(1).replace('.', ',')

const cellsOf = (row: FaultRow): readonly string[] => [
  row.id,
  row.title,
  row.saw || '–',
  messages.outcomes[row.outcome],
  secondsOf(row.answeredMs),
]

/**
 * A table for the terminal with the sum in its last line. `limitMs`: the time within which the shop had to answer
 * again.
 */
export const faultTable = (report: FaultReport, limitMs: number): string => {
  const cells = [messages.head, ...report.rows.map(cellsOf)]
  const widths = messages.head.map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  )
  const lineOf = (line: readonly string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  const reasons = report.rows.flatMap(({ id, reason }) =>
    reason ? [messages.reason(id, reason)] : [],
  )
  return [
    ...cells.map(lineOf),
    ...reasons,
    messages.limit(secondsOf(limitMs)),
    `${report.survived} / ${report.all}`,
  ].join('\n')
}

/** The same report as JSON. */
export const faultJson = (report: FaultReport): string => JSON.stringify(report, null, 2)
