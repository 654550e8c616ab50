import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FOLDER = new URL('../../texts/', import.meta.url)

type Branch = { slug: string; name: string; articles: string[]; topics: Branch[] }

export type DemoTopic = { slug: string; name: string; parent: string | null }
export type DemoText = {
  slug: string
  /** Null of a page about the shop. */
  topic: string | null
  title: string
  /** What stands below the title. */
  summary: string
  description: string
  /** Markdown. */
  source: string
}

const read = (name: string): string => readFileSync(fileURLToPath(new URL(name, FOLDER)), 'utf8')

const FRONT = /^---\n([\s\S]*?)\n---\n+/

const textOf = (
  folder: 'articles' | 'pages' | 'offers',
  slug: string,
  topic: string | null,
): DemoText => {
  const file = read(`${folder}/${slug}.md`)
  const front = FRONT.exec(file)?.[1]
  if (front === undefined) throw new Error(`${slug}.md has no front matter`)
  const fields = new Map(
    front.split('\n').map((line): [string, string] => {
      const end = line.indexOf(':')
      return [line.slice(0, end).trim(), line.slice(end + 1).trim()]
    }),
  )
  return {
    ...{ slug, topic },
    title: fields.get('title') ?? '',
    summary: fields.get('summary') ?? fields.get('lead') ?? '',
    description: fields.get('description') ?? '',
    source: file.replace(FRONT, ''),
  }
}

const flat = (branches: readonly Branch[], parent: string | null): (DemoTopic & Branch)[] =>
  branches.flatMap((branch) => [{ ...branch, parent }, ...flat(branch.topics, branch.slug)])

const PAGES = ['about', 'order', 'guarantee', 'delivery', 'payment', 'contacts']

/** The help of the demo shop: a tree of topics, and its articles and pages as Markdown, in the order in which they are read. */
export const readDemoTexts = (): { topics: DemoTopic[]; texts: DemoText[] } => {
  const branches = flat(JSON.parse(read('topics.json')) as Branch[], null)
  return {
    topics: branches.map(({ slug, name, parent }) => ({ slug, name, parent })),
    texts: [
      ...branches.flatMap(({ slug: topic, articles }) =>
        articles.map((slug) => textOf('articles', slug, topic)),
      ),
      ...PAGES.map((slug) => textOf('pages', slug, null)),
    ],
  }
}

/** Days of the period, from today. */
export type DemoOffer = DemoText & { from: number; to: number }

/** One that ends soon, a long one, one that has ended and one that is still to come. */
const OFFERS = [
  { slug: 'plastiny-i-derzhavki', from: -16, to: 6 },
  { slug: 'frezy-dlya-nerzhavejki', from: -9, to: 75 },
  { slug: 'izmeritelnyj-instrument-k-poverke', from: -60, to: -4 },
  { slug: 'metchiki-k-sezonu', from: 21, to: 60 },
]

export const readDemoOffers = (): DemoOffer[] =>
  OFFERS.map(({ slug, ...days }) => ({ ...textOf('offers', slug, null), ...days }))
