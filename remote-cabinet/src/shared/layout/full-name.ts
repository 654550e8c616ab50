import type { User } from '@isp/contract'

/** What registration writes where a name was not given (§2.10). */
const placeholders = new Set(['name', 'surname'])

const given = (part: string): string => {
  const name = part.trim()
  return placeholders.has(name.toLowerCase()) ? '' : name
}

type Name = Pick<User, 'first_name' | 'last_name' | 'patronymic'>

/** «Соколова Анна Викторовна» (§2.9); an empty string when nothing was given yet. */
export const fullName = ({ last_name, first_name, patronymic }: Name): string =>
  [last_name, first_name, patronymic].map(given).filter(Boolean).join(' ')

/** How a greeting addresses the person: name and patronymic; an empty string when there is no name. */
export const addressName = ({ first_name, patronymic }: Name): string =>
  given(first_name) ? [first_name, patronymic].map(given).filter(Boolean).join(' ') : ''
