import { parseArgs } from 'node:util'
import { buildWorkspace } from '../../build/build-workspace.ts'
import { ExpectedFailure } from '../../process/expected-failure.ts'
import { withDatabase } from '../../start/with-database.ts'
import { workspaceRoot } from '../../workspace/paths.ts'
import { compareMessages as messages } from './compare.messages.ts'
import { compareFigures, type Figures, flatten, readReport } from './figures.ts'
import { buildTree, resolveCommit, runOwnBench, runShopBench, unpackCommit } from './side.ts'

/** Run from this checkout against the shop of each side, so both get the same questions and the same clock. */
const SHOP_BENCHES = ['ssr', 'web']
/** Run from each checkout, beside its own code. */
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
 * `npm run bench -- compare <commit> <bench>`: runs an older commit and this checkout alternately, `--times` times;
 * other arguments go to the bench. Prints medians and the ratio of adjacent runs with its spread; `--json` as JSON.
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
      // the order alternates, since the first run of a pair may find the machine still busy
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
