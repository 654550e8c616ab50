import type { User } from '@isp/contract'

/** What registration writes where a name was not given (§2.10). */
const placeholders = new Set(['name', 'surname'])

/** What a person gave; empty where registration wrote its own word. */
export const givenName = (part: string): string => {
  const name = part.trim()
  return placeholders.has(name.toLowerCase()) ? '' : name
}

type Name = Pick<User, 'first_name' | 'last_name' | 'patronymic'>

/** «Соколова Анна Викторовна» (§2.9); an empty string when nothing was given yet. */
export const fullName = ({ last_name, first_name, patronymic }: Name): string =>
  [last_name, first_name, patronymic].map(givenName).filter(Boolean).join(' ')

/** How a greeting addresses the person: name and patronymic; an empty string when there is no name. */
export const addressName = ({ first_name, patronymic }: Name): string =>
  givenName(first_name) ? [first_name, patronymic].map(givenName).filter(Boolean).join(' ') : ''
