import { buildIndex } from '../../modules/catalog/index/build.ts'
import { openMemoryIndex } from '../../modules/catalog/index/memory-index.ts'
import { askClass, type ClassResult, classNames } from './ask.ts'
import { demoSource } from './demo-source.ts'
import { askStrange, type Strange } from './strange.ts'

export const BAR = { all: 0.95, each: 0.9, questions: 300, inClass: 25 } as const

export type SearchReport = {
  classes: ClassResult[]
  asked: number
  right: number
  isMet: boolean
}

export type SearchBench = SearchReport & { strange: Strange }

export const reportOf = (classes: ClassResult[]): SearchReport => {
  const asked = classes.reduce((sum, one) => sum + one.asked, 0)
  const right = classes.reduce((sum, one) => sum + one.right, 0)
  const isMet =
    asked >= BAR.questions &&
    right >= asked * BAR.all &&
    classes.every((one) => one.asked >= BAR.inClass && one.right >= one.asked * BAR.each)
  return { classes, asked, right, isMet }
}

/** Every question of the list to an index of the demo catalogue, which is what `npm start` opens; then strange ones. */
export const runSearchBench = async (products: number): Promise<SearchBench> => {
  const demo = demoSource(products)
  const index = openMemoryIndex(await buildIndex(demo.source))
  const report = reportOf(classNames.map((name) => askClass(name, index, demo.products)))
  return { ...report, strange: askStrange(index) }
}
