import { notFound } from '@isp/router'

const MAX_SEARCH = 100

/** `?page=2&q=…` and one choice among known values, as every list of the staff has them. */
export type StaffParams<Choice extends string> = { page: number; q?: string; choice?: Choice }

/** @throws 404 for a page that cannot be (D20); an unknown choice is no choice */
export const parseStaffParams = <Choice extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): StaffParams<Choice> => {
  const page = search.get('page') ?? '1'
  if (!/^[1-9]\d{0,4}$/.test(page)) throw notFound()
  const q = search.get('q')?.trim().slice(0, MAX_SEARCH)
  const choice = choices.find((one) => one === search.get(name))
  return { page: Number(page), ...(q ? { q } : {}), ...(choice ? { choice } : {}) }
}

/** The query string of a list, without defaults: one list has one address. */
export const staffSearch = (
  { page, q, choice }: StaffParams<string>,
  name: string,
): URLSearchParams => {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (choice) search.set(name, choice)
  if (page > 1) search.set('page', String(page))
  return search
}
