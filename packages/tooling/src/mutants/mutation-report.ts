import path from 'node:path'
import { mutantsMessages as messages } from './mutants.messages.ts'
import type { Target } from './targets.ts'

type Position = { line: number; column: number }
type Mutant = {
  mutatorName: string
  status: string
  replacement?: string
  location: { start: Position; end: Position }
}

/** The parts of Stryker's report that are read (mutation-testing-report-schema 2). */
export type MutationReport = {
  files: Record<string, { source: string; mutants: readonly Mutant[] }>
}

/** A mutant that no test detected. */
export type Survivor = { place: string; was: string; is: string; isCovered: boolean }

export type FileSummary = {
  file: string
  mutants: number
  killed: number
  survived: number
  uncovered: number
  survivors: readonly Survivor[]
}

const WIDTH = 60
const onOneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line
}

/** Lines and columns count from one. */
const cut = (source: string, { start, end }: Mutant['location']): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, at) =>
      line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : line.length),
    )
    .join('\n')
}

const isSeen = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout'
/** `Ignored` ones are explained in the source; the others could not be met by any test. */
const COUNTED = new Set(['Killed', 'Timeout', 'Survived', 'NoCoverage'])

/** The report with detected mutants only: the others are tried again. */
export const withoutSurvivors = (report: MutationReport): MutationReport => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(report.files).map(([name, file]) => [
      name,
      { ...file, mutants: file.mutants.filter(isSeen) },
    ]),
  ),
})

/** Summaries by file, for the requested files only: the report also keeps earlier results of others. */
export const summarise = (report: MutationReport, { project, files }: Target): FileSummary[] =>
  files.map((file) => {
    const { source = '', mutants = [] } = report.files[path.relative(project, file)] ?? {}
    const counted = mutants.filter(({ status }) => COUNTED.has(status))
    const left = counted.filter((mutant) => !isSeen(mutant))
    const survivors = left.map(({ location, replacement = '', status }) => ({
      place: `${file}:${location.start.line}`,
      was: onOneLine(cut(source, location)),
      is: onOneLine(replacement),
      isCovered: status === 'Survived',
    }))
    const survived = survivors.filter(({ isCovered }) => isCovered).length
    return {
      file,
      mutants: counted.length,
      killed: counted.length - left.length,
      survived,
      uncovered: left.length - survived,
      survivors,
    }
  })

/** A table, then the undetected mutants. */
export const describeMutation = (summaries: readonly FileSummary[]): readonly string[] => {
  const shown = summaries.filter(({ mutants }) => mutants > 0)
  const width = Math.max(...shown.map(({ file }) => file.length), messages.sum.length)
  const sum = (of: (one: FileSummary) => number) => shown.reduce((all, one) => all + of(one), 0)
  return [
    messages.tableHeading(width),
    ...shown.map((one) => messages.tableRow(width, one)),
    messages.tableRow(width, {
      file: messages.sum,
      mutants: sum(({ mutants }) => mutants),
      killed: sum(({ killed }) => killed),
      survived: sum(({ survived }) => survived),
      uncovered: sum(({ uncovered }) => uncovered),
    }),
    ...shown.flatMap(({ survivors }) => survivors.map(messages.survivor)),
  ]
}
