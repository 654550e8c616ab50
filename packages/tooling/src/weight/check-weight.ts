import { listReleaseFiles } from '@isp/federation/server'
import { appNameOf, listApps } from '../build/build-workspace.ts'
import { fromRoot } from '../workspace/paths.ts'
import { brotliBytes } from './brotli-bytes.ts'
import { budgetOf, type RemoteBudget, weighRelease, weightParts } from './remote-budgets.ts'
import { type PageWeight, weighPage } from './weigh-build.ts'
import { type LateScript, lateScripts, type WeighedPage, weighedPages } from './weighed-pages.ts'
import { weightMessages as messages } from './weight.messages.ts'

const NAMED_FILES = 4

/** One line per page: within its budget, or by how much it exceeds it and its heaviest files. */
export const describeWeight = (
  page: WeighedPage,
  weight: PageWeight,
): { isGood: boolean; text: string } => {
  const { budget } = page
  const isGood = weight.hydrated <= budget.hydrated && weight.all <= budget.all
  const text = isGood
    ? messages.within(page.name, weight, budget)
    : messages.over(page.name, weight, budget, weight.files.slice(0, NAMED_FILES))
  return { isGood, text }
}

/** The same for the release of a remote; publishing checks this budget too. */
export const describeRemote = (
  remote: string,
  weight: RemoteBudget,
  budget: RemoteBudget,
): { isGood: boolean; text: string } => {
  const isGood = weightParts.every((part) => weight[part] <= budget[part])
  return { isGood, text: messages.remote(remote, isGood, weight, budget) }
}

export const describeLate = (
  { name, budget }: LateScript,
  bytes: number,
): { isGood: boolean; text: string } => {
  const isGood = bytes <= budget
  return { isGood, text: messages.late(name, isGood, bytes, budget) }
}

const weighRemote = async (folder: string) => {
  const name = appNameOf(folder)
  const dist = fromRoot(folder, 'dist')
  const weight = await weighRelease(dist, await listReleaseFiles(dist))
  return describeRemote(name, weight, budgetOf(name))
}

/** Checks the JavaScript of the built pages and remotes against their budgets. */
export const checkWeight = async (
  print: (line: string) => void,
): Promise<{ passed: number; failed: number }> => {
  const results = [
    ...lateScripts.map((script) =>
      describeLate(script, brotliBytes(fromRoot('shell/dist/web', script.file))),
    ),
    ...weighedPages.map((page) => describeWeight(page, weighPage(fromRoot(), page))),
    ...(await Promise.all(
      listApps()
        .filter((folder) => folder !== 'shell')
        .map(weighRemote),
    )),
  ]
  for (const { text } of results) print(text)
  const passed = results.filter(({ isGood }) => isGood).length
  return { passed, failed: results.length - passed }
}
