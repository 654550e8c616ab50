import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { browserPath } from '../../fixtures/browser.ts'

export type FormFactor = 'mobile' | 'desktop'

/** One load of a page by a new visitor. Times in ms, scores of 100, script bytes as they travelled. */
export type LighthouseRun = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  tbt: number
  cls: number
  fcp: number
  scriptBytes: number
  /** How fast the machine was meanwhile. */
  benchmarkIndex: number
  /** Audits outside performance that did not pass. */
  failed: readonly string[]
}

type Lhr = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const JUDGED = ['accessibility', 'best-practices', 'seo']

const failedAudits = (lhr: Lhr): string[] =>
  JUDGED.flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0)
    .map(({ id }) => id)

const scriptBytesOf = (lhr: Lhr): number => {
  const requests = lhr.audits['network-requests']?.details
  if (requests?.type !== 'table') throw new Error('lighthouse gave no list of requests')
  return requests.items
    .filter((item) => /\.js$/.test(new URL(String(item.url)).pathname))
    .reduce((sum, item) => sum + Number(item.transferSize ?? 0), 0)
}

const readRun = (lhr: Lhr): LighthouseRun => {
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    fcp: value('first-contentful-paint'),
    scriptBytes: scriptBytesOf(lhr),
    benchmarkIndex: lhr.environment.benchmarkIndex,
    failed: failedAudits(lhr),
  }
}

const CHROME_FLAGS = ['--headless=new', '--no-sandbox', '--disable-quic', '--no-first-run']

/** Lighthouse lost its own recording; of the page it says nothing. */
const LOST_TRACES: ReadonlySet<string> = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED'])

/** Null when the recording was lost. A browser of its own for every load, with an empty cache. Mobile with simulated throttling, as PageSpeed does. */
export const runLighthouse = async (
  url: string,
  formFactor: FormFactor,
  cookie = '',
): Promise<LighthouseRun | null> => {
  const chromePath = browserPath()
  const chrome = await launch({ chromeFlags: CHROME_FLAGS, ...(chromePath ? { chromePath } : {}) })
  try {
    const result = await lighthouse(
      url,
      {
        ...{ port: chrome.port, logLevel: 'error', output: 'json' },
        ...(cookie && { extraHeaders: { cookie } }),
      },
      formFactor === 'desktop' ? desktopConfig : undefined,
    )
    if (!result) throw new Error(`lighthouse gave nothing for ${url}`)
    const { runtimeError } = result.lhr
    if (runtimeError && LOST_TRACES.has(runtimeError.code)) return null
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    return readRun(result.lhr)
  } finally {
    chrome.kill()
  }
}
