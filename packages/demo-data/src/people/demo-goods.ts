/** What demo people have marked and looked at (D36); a product is told by its place among the demo goods. */
export type DemoFavorites = { login: string; name: string; places: readonly number[] }
export type DemoViews = { login: string; places: readonly number[] }
export type DemoInvitation = {
  login: string
  /** By its name. */
  company: string
  role: 'buyer' | 'employee'
  /** Whoever invites. */
  author: string
}

const every = (step: number, count: number, from = 0): readonly number[] =>
  Array.from({ length: count }, (_, place) => from + place * step)

export const demoFavorites: readonly DemoFavorites[] = [
  { login: 'buyer@example.com', name: 'Расходники цеха', places: every(7, 14) },
  { login: 'buyer@example.com', name: 'На пробу', places: every(311, 5, 40) },
  { login: 'chief@example.com', name: 'Ремонтная служба', places: every(13, 11, 100) },
]

export const demoViews: readonly DemoViews[] = [
  { login: 'buyer@example.com', places: every(37, 26, 3) },
  { login: 'chief@example.com', places: every(53, 12, 9) },
]

export const demoInvitations: readonly DemoInvitation[] = [
  {
    login: 'buyer@example.com',
    company: 'ООО «Станкосервис-НН»',
    role: 'buyer',
    author: 'chief@example.com',
  },
]
