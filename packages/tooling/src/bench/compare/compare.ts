import { parseArgs } from 'node:util'
import { buildWorkspace } from '../../build/build-workspace.ts'
import { ExpectedFailure } from '../../process/expected-failure.ts'
import { withDatabase } from '../../start/with-database.ts'
import { workspaceRoot } from '../../workspace/paths.ts'
import { compareMessages as messages } from './compare.messages.ts'
import { compareFigures, type Figures, flatten, readReport } from './figures.ts'
import { buildTree, resolveCommit, runOwnBench, runShopBench, unpackCommit } from './side.ts'

/** This checkout's bench asks the shop of either side: the same questions, the same clock. */
const SHOP_BENCHES = ['ssr', 'web']
/** Each checkout has its own bench, beside its own code. */
const OWN_BENCHES = ['catalog', 'basket', 'growth']
const benches = [...SHOP_BENCHES, ...OWN_BENCHES]

const readArguments = (args: readonly string[]) => {
  const [commit, bench, ...rest] = args
  if (!commit || !bench || !benches.includes(bench))
    throw new ExpectedFailure(messages.usage(benches))
  const { values, tokens } = parseArgs({
    args: rest,
    options: { times: { type: 'string', default: '5' } },
    strict: false,
    tokens: true,
  })
  const times = Number(values.times)
  if (!Number.isInteger(times) || times < 1 || times > 20)
    throw new ExpectedFailure(messages.wrongTimes)
  const own = tokens.find((token) => token.kind === 'option' && token.name === 'times')
  const isOwn = (place: number) =>
    own !== undefined && (place === own.index || place === own.index + 1)
  return { commit, bench, times, passed: rest.filter((_, place) => !isOwn(place)) }
}

/**
 * `npm run bench -- compare <commit> <bench>`: an older commit beside this checkout, in turn, so often; what follows goes
 * to the bench. Prints medians and the ratio of runs that followed each other with its spread; `--json` as JSON.
 */
export const compare = async (args: readonly string[]): Promise<number> => {
  const isJson = args.includes('--json')
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  const { commit, bench, times, passed } = readArguments(args.filter((word) => word !== '--json'))
  const tree = await unpackCommit(await resolveCommit(commit))
  say(messages.building(commit))
  await buildTree(tree)
  await buildWorkspace()
  const measureAll = async (run: (tree: string) => Promise<string>) => {
    const pairs: { before: Figures; after: Figures }[] = []
    const measure = async (side: 'before' | 'after') => {
      say(messages.run(pairs.length + 1, times, messages.sides[side]))
      return flatten(readReport(await run(side === 'before' ? tree : workspaceRoot)))
    }
    while (pairs.length < times) {
      // the first of two may find a machine that is still busy with something else: they change places
      const isOldFirst = pairs.length % 2 === 0
      const first = await measure(isOldFirst ? 'before' : 'after')
      const second = await measure(isOldFirst ? 'after' : 'before')
      pairs.push(isOldFirst ? { before: first, after: second } : { before: second, after: first })
    }
    const compared = compareFigures(pairs)
    if (isJson) process.stdout.write(`${JSON.stringify(compared, null, 2)}\n`)
    else
      console.table(
        compared.map(({ figure, before, after, ...of }) => ({
          ...messages.columns(figure, before, after),
          ...messages.ratio(of.ratio, of.least, of.greatest),
        })),
      )
    return 0
  }
  return SHOP_BENCHES.includes(bench)
    ? withDatabase(({ url }) => measureAll((of) => runShopBench(of, bench, passed, url)))
    : measureAll((of) => runOwnBench(of, bench, passed))
}
