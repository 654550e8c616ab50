import { fromRoot } from '../workspace/paths.ts'
import { type PublicPage, publicPages } from './public-pages.ts'
import { type PageWeight, weighPage } from './weigh-build.ts'
import { weightMessages as messages } from './weight.messages.ts'

const NAMED_FILES = 4

/** One line a page: within its budget, or by how much not and what weighs most. */
export const describeWeight = (
  page: PublicPage,
  weight: PageWeight,
): { isGood: boolean; text: string } => {
  const { budget } = page
  const isGood = weight.hydrated <= budget.hydrated && weight.all <= budget.all
  const text = isGood
    ? messages.within(page.name, weight, budget)
    : messages.over(page.name, weight, budget, weight.files.slice(0, NAMED_FILES))
  return { isGood, text }
}

/** The JavaScript of the built public pages against their budgets. */
export const checkWeight = (print: (line: string) => void): { passed: number; failed: number } => {
  const results = publicPages.map((page) => describeWeight(page, weighPage(fromRoot(), page)))
  for (const { text } of results) print(text)
  const passed = results.filter(({ isGood }) => isGood).length
  return { passed, failed: results.length - passed }
}
