import path from 'node:path'
import { readMeta } from '@isp/federation/server'
import { brotliBytes } from './brotli-bytes.ts'

/**
 * Limits in brotli bytes of a release. `page`: what each of its pages loads at once (entry and `./routes`). `all`:
 * every script that visitors and buyers may load. `staff`: the heaviest script of staff pages (their names begin so);
 * each page may have one, and nobody opens all. `reader`: what reads bar codes (scripts named `zxing`, WebAssembly),
 * loaded by a press in browsers without a reader of their own. Why these are separate:
 * packages/docs/decisions/089-lists-and-staff-weighed-apart.md and 122-codes-of-goods.md. Limits are the current size plus about five per cent;
 * raise one only with a reason given in review.
 */
export type RemoteBudget = { page: number; all: number; staff: number; reader: number }
export const weightParts = [
  'page',
  'all',
  'staff',
  'reader',
] as const satisfies readonly (keyof RemoteBudget)[]

const budgets: Readonly<Record<string, RemoteBudget>> = {
  // all: registration, passwords, the company's step and the modal for updating names, each with its forms in a chunk
  auth: { page: 15_900, all: 95_000, staff: 0, reader: 0 },
  // all: the whole checkout (payer, consignee, freight, dates), files of an order with the upload client, drafts,
  // links, Excel of a basket, quick order, the scanner, comments, changes and analogues of lines, each in a chunk of its
  // own
  'basket-checkout': { page: 19_700, all: 112_000, staff: 0, reader: 350_000 },
  // all: companies, personal data and the ticket form, with forms and zod, in one chunk behind the first pages; drafts
  // in another; lists and conversations of tickets and approvals in a third; documents, favourites, ordered and viewed
  // goods in a fourth, without forms; in chunks loaded on use: cancelling and repeating orders, comments and files of
  // an order, and the change of company. The other chunks share the radio buttons of the last: 0.7 kB less on each page
  cabinet: { page: 25_900, all: 152_000, staff: 13_000, reader: 0 },
  // all: in parts of their own: comparison, marks of cards, shelves of products (home, product), banners and stories,
  // tiles, the technical table and the matrix of a series, several articles as a list; on a product: groups of
  // characteristics, cutting data with their calculator, data for public procurement, the buyer's own number; display
  // of prices and the states of a list; the row of offers below a section, tiles of constructors; saved selections
  // with their button and dialog; the company's own numbers in search, corrections of an address, replacements of an
  // article, the place in the technical table to return to
  catalog: { page: 29_500, all: 101_000, staff: 0, reader: 0 },
}
/** The default for a new remote. */
const newcomer: RemoteBudget = { page: 25_000, all: 60_000, staff: 0, reader: 0 }

export const budgetOf = (remote: string): RemoteBudget => budgets[remote] ?? newcomer

/** Size of a build or release; `files` are its files. Throws RefusedRelease when its description is invalid. */
export const weighRelease = async (
  folder: string,
  files: readonly string[],
): Promise<RemoteBudget> => {
  const { web } = await readMeta(folder)
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => total + brotliBytes(path.join(folder, 'web', name)), 0)
  const named = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).map((file) => file.slice('web/'.length))
  const scripts = named(/^web\/(?!zxing).*\.js$/)
  const isOfStaff = (file: string) => file.startsWith('staff')
  return {
    page: sum([web.entry, ...web.preload]),
    all: sum(scripts.filter((file) => !isOfStaff(file))),
    staff: Math.max(0, ...scripts.filter(isOfStaff).map((file) => sum([file]))),
    reader: sum(named(/^web\/(zxing.*\.js|.*\.wasm)$/)),
  }
}
