import path from 'node:path'
import { readMeta } from '@isp/federation/server'
import { brotliBytes } from './brotli-bytes.ts'

/**
 * Brotli bytes that a release may bring: `page` is what each of its pages loads at once (entry and `./routes`), `all` every
 * script of it that visitors and buyers may come to load, `staff` the heaviest part of the shop's own people (their names
 * begin so): each of their pages may have one, and nobody opens all.
 * Why these are apart: packages/docs/decisions/089-lists-and-staff-weighed-apart.md. What was reached, with about five per cent of room: raised by whoever can say in review what for.
 */
export type RemoteBudget = { page: number; all: number; staff: number }
export const weightParts = [
  'page',
  'all',
  'staff',
] as const satisfies readonly (keyof RemoteBudget)[]

const budgets: Readonly<Record<string, RemoteBudget>> = {
  // all: registration, passwords, the company's step and the name-update modal, each part with its forms in a chunk
  auth: { page: 15_900, all: 95_000, staff: 0 },
  // all: the checkout in full (payer, consignee, freight, dates), files of an order with the client of uploads, drafts, links
  // and Excel of a basket, the quick order, comments, changes and analogues of lines, each in a chunk of its own
  'basket-checkout': { page: 19_700, all: 112_000, staff: 0 },
  // all: companies, own data and what one writes in a ticket, with forms and zod, in one chunk behind the first
  // pages; drafts in another, lists and talks of tickets and of approvals in a third, papers, favourites, ordered and seen goods in a
  // fourth, without forms; cancelling and repeating of orders in chunks on
  // use, what was said of an order and its files; the change of company too, whose radio buttons the other chunks then bring
  // themselves: 0.7 kB less on each page
  cabinet: { page: 25_900, all: 152_000, staff: 13_000 },
  // all: the comparison, the marks of cards, the shelves of products (home, product), banners and stories, tiles, the
  // technical table and the matrix of a series, several articles as a list, in parts of their own; facts of a product: groups
  // of characteristics, cutting data with their calculator, what purchases by law ask for, the buyer's own number;
  // how prices are shown, and the states of a list; the row of promo below the goods of a section, plates of constructors;
  // saved selections: their button beside the prices, their dialog on use; the company's own numbers in the search, what of an
  // address was put right, what replaced an article, the place in the technical table that one comes back to
  catalog: { page: 29_500, all: 101_000, staff: 0 },
}
/** For a remote that nobody has given one yet. */
const newcomer: RemoteBudget = { page: 25_000, all: 60_000, staff: 0 }

export const budgetOf = (remote: string): RemoteBudget => budgets[remote] ?? newcomer

/** What a build or release weighs; `files` is what it consists of. Throws RefusedRelease when its description is unfit. */
export const weighRelease = async (
  folder: string,
  files: readonly string[],
): Promise<RemoteBudget> => {
  const { web } = await readMeta(folder)
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => total + brotliBytes(path.join(folder, 'web', name)), 0)
  const scripts = files
    .filter((file) => /^web\/.*\.js$/.test(file))
    .map((file) => file.slice('web/'.length))
  const isOfStaff = (file: string) => file.startsWith('staff')
  return {
    page: sum([web.entry, ...web.preload]),
    all: sum(scripts.filter((file) => !isOfStaff(file))),
    staff: Math.max(0, ...scripts.filter(isOfStaff).map((file) => sum([file]))),
  }
}
