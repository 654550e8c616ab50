import type { PageMeasure } from './measure-page.ts'

/** The bar of public pages on a phone; scores alone count on a desktop, where the floors below say the rest. */
const BAR = { performance: 97, judged: 100, lcp: 1300, cls: 0.01, tbt: 150 }

/**
 * Search results are kept out of search engines on purpose, and Lighthouse counts that as a fault: of all SEO audits
 * this one may fail there.
 */
const meantToFail: Readonly<Record<string, readonly string[]>> = { search: ['is-crawlable'] }

const isFloor = (page: string): boolean => page.startsWith('floor')

/** What of the bar a page misses; nothing for a page that clears it, and for the floors, which are measured only. */
export const missesOf = (measure: PageMeasure, all: readonly PageMeasure[]): string[] => {
  if (isFloor(measure.page)) return []
  const misses: string[] = []
  const floor = all.find(
    ({ page, formFactor }) => page === 'floor-react' && formFactor === measure.formFactor,
  )
  const excused = meantToFail[measure.page] ?? []
  const failed = measure.failed.filter((id) => !excused.includes(id))
  if (measure.performance < BAR.performance) misses.push(`performance ${measure.performance}`)
  if (floor && measure.performance < floor.performance) misses.push('below the React floor')
  if (measure.accessibility < BAR.judged) misses.push(`accessibility ${measure.accessibility}`)
  if (measure.bestPractices < BAR.judged) misses.push(`best practices ${measure.bestPractices}`)
  if (measure.seo < BAR.judged && failed.length > 0) misses.push(`SEO ${measure.seo}`)
  if (measure.formFactor === 'mobile') {
    if (measure.lcp > BAR.lcp) misses.push(`LCP ${Math.round(measure.lcp)}`)
    if (measure.tbt > BAR.tbt) misses.push(`TBT ${Math.round(measure.tbt)}`)
  }
  if (measure.cls > BAR.cls) misses.push(`CLS ${measure.cls.toFixed(3)}`)
  return [...misses, ...failed]
}
