import { type Blocked, measureBlocked } from './blocked.ts'
import { quantile } from './quantile.ts'
import { type FormFactor, type LighthouseRun, runLighthouse } from './run-lighthouse.ts'

/** Below this the machine was busy with something else, and figures say little. */
const QUIET_INDEX = 1000

export type PageMeasure = Omit<LighthouseRun, 'failed'> &
  Partial<Blocked> & {
    page: string
    formFactor: FormFactor
    runs: number
    /** Loads that were done again: the machine was busy, or the recording was lost. */
    repeated: number
    /** Runs that count although it was: as many again had not been quiet either. */
    busy: number
    failed: readonly string[]
  }

const isQuiet = ({ benchmarkIndex }: LighthouseRun) => benchmarkIndex >= QUIET_INDEX

const medianOf = (runs: readonly LighthouseRun[], name: keyof Omit<LighthouseRun, 'failed'>) =>
  quantile(
    runs.map((run) => run[name]),
    0.5,
  )

/** The median of each figure; at most twice as many loads as asked for, quiet ones first. */
export const measurePage = async (
  page: { name: string; url: string; cookie?: string },
  formFactor: FormFactor,
  wanted: number,
): Promise<PageMeasure> => {
  const all: LighthouseRun[] = []
  let loads = 0
  for (; all.filter(isQuiet).length < wanted && loads < wanted * 2; loads++) {
    const run = await runLighthouse(page.url, formFactor, page.cookie)
    if (run) all.push(run)
  }
  if (all.length === 0) throw new Error(`${page.url}: Lighthouse recorded none of ${loads} loads`)
  const counted = all.toSorted((a, b) => Number(isQuiet(b)) - Number(isQuiet(a))).slice(0, wanted)
  const median = (name: keyof Omit<LighthouseRun, 'failed'>) => medianOf(counted, name)
  return {
    page: page.name,
    formFactor,
    runs: counted.length,
    repeated: loads - counted.length,
    busy: counted.filter((run) => !isQuiet(run)).length,
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
    fcp: median('fcp'),
    scriptBytes: median('scriptBytes'),
    benchmarkIndex: median('benchmarkIndex'),
    failed: [...new Set(counted.flatMap(({ failed }) => failed))],
    ...(formFactor === 'mobile' && (await measureBlocked(page.url, wanted, page.cookie))),
  }
}
