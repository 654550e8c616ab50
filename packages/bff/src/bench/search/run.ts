import { buildIndex } from '../../search/build.ts'
import { openMemoryIndex } from '../../search/memory-index.ts'
import { askClass, type ClassResult, classNames } from './ask.ts'
import { demoSource } from './demo-source.ts'
import { askStrange, type Strange } from './strange.ts'

export const BAR = { all: 0.95, each: 0.9, questions: 300, inClass: 25, lagMs: 100 } as const

export type SearchReport = {
  classes: ClassResult[]
  asked: number
  right: number
  isMet: boolean
}

export type SearchBench = SearchReport & { strange: Strange; isInTime: boolean }

export const reportOf = (classes: ClassResult[]): SearchReport => {
  const asked = classes.reduce((sum, one) => sum + one.asked, 0)
  const right = classes.reduce((sum, one) => sum + one.right, 0)
  const isMet =
    asked >= BAR.questions &&
    right >= asked * BAR.all &&
    classes.every((one) => one.asked >= BAR.inClass && one.right >= one.asked * BAR.each)
  return { classes, asked, right, isMet }
}

/** Applies the limits: the share of right answers, and the longest time that any input blocks the event loop. */
export const benchOf = (report: SearchReport, strange: Strange): SearchBench => {
  const isInTime = strange.slowest.ms <= BAR.lagMs
  return { ...report, strange, isInTime, isMet: report.isMet && isInTime }
}

/**
 * Asks an index of the demo catalogue, the one that `npm start` opens, every question of the list, then strange ones.
 */
export const runSearchBench = async (products: number): Promise<SearchBench> => {
  const demo = demoSource(products)
  const index = openMemoryIndex(await buildIndex(demo.source))
  const report = reportOf(classNames.map((name) => askClass(name, index, demo.products)))
  return benchOf(report, askStrange(index))
}
