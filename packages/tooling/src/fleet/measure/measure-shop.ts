import { randomUUID } from 'node:crypto'
import { ExpectedFailure } from '../../process/expected-failure.ts'
import { demoLogins, demoPassword } from '../../start/start.messages.ts'
import { fleetMessages as messages } from '../fleet.messages.ts'
import { isRunning, memory, type OfParts, partNames, processorTime } from './processes.ts'

/** Requests of each kind: enough for the hundredths of a second in which processor time is counted. */
const TIMES = 200

const SORTS = ['popular', 'price-asc', 'name'] as const

const ask = async (url: string, options: RequestInit = {}): Promise<string> => {
  const answer = await fetch(url, options)
  if (!answer.ok) throw new ExpectedFailure(messages.notMeasured(url, answer.status))
  return answer.text()
}

const post = (url: string, body: object): Promise<string> =>
  ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const locationsIn = (text: string): string[] =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url]) => url ?? [])

/** Addresses of the sitemap below a path. */
const readAddresses = async (origin: string) => {
  const files = locationsIn(await ask(`${origin}/sitemap.xml`))
  const all = (await Promise.all(files.map((file) => ask(file)))).flatMap(locationsIn)
  return (path: RegExp) => all.filter((url) => path.test(new URL(url).pathname))
}

const signIn = async (origin: string): Promise<string> => {
  const [[login]] = demoLogins as readonly [readonly [string, string]]
  const who = { login, password: demoPassword, client_id: randomUUID() }
  const { accessToken } = JSON.parse(await post(`${origin}/bff/api/auth/login`, who))
  return accessToken as string
}

export type Measured = { what: string; milliseconds: OfParts }

/** What one of these requests costs each part, ms of processor time. */
const measure = async (
  what: string,
  times: number,
  work: (index: number) => Promise<unknown>,
): Promise<Measured> => {
  const before = processorTime()
  for (let index = 0; index < times; index += 1) await work(index)
  const after = processorTime()
  const each = partNames.map((part) => [part, (after[part] - before[part]) / times])
  return { what, milliseconds: Object.fromEntries(each) }
}

/** `npm run fleet -- measure http://127.0.0.1:3000`: beside a shop of demo goods of this checkout that nobody else asks. */
export const measureShop = async (origin: string) => {
  if (!isRunning()) throw new ExpectedFailure(messages.notRunning)
  const below = await readAddresses(origin)
  const products = below(/^\/product\//)
  const sections = below(/^\/catalog\/[^/]+\/$/).map((url) => new URL(url).pathname.split('/')[2])
  const headers = { authorization: `Bearer ${await signIn(origin)}` }
  const list = (index: number) =>
    post(`${origin}/bff/api/catalog/products`, {
      section: sections[index % sections.length],
      sort: SORTS[index % SORTS.length],
    })
  const [one = origin] = products
  // compiled code and plans of statements are there before anything is counted
  for (const url of products.slice(-TIMES)) await ask(url)
  for (let index = 0; index < TIMES; index += 1) await list(index)
  return {
    costs: [
      await measure(messages.newPage, TIMES, (index) => ask(products[index] ?? one)),
      await measure(messages.keptPage, 10 * TIMES, () => ask(one)),
      await measure(messages.list, 2 * TIMES, list),
      await measure(messages.call, 2 * TIMES, () =>
        ask(`${origin}/bff/api/sale/basket/v2`, { headers }),
      ),
    ],
    memory: memory(),
  }
}

/** Lines for the terminal. */
export const describeMeasured = ({
  costs,
  memory,
}: Awaited<ReturnType<typeof measureShop>>): readonly string[] => [
  ...costs.map(({ what, milliseconds }) => messages.cost(what, milliseconds)),
  messages.memory(memory),
]
