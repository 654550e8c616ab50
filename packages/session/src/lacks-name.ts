import type { User } from '@isp/contract'

/** What registration writes where a name was not given (§2.10). */
const placeholders: readonly string[] = ['name', 'surname']

/** What a person gave; empty where registration wrote its own word. */
export const givenName = (part: string): string => {
  const name = part.trim()
  return placeholders.includes(name.toLowerCase()) ? '' : name
}

/** §2.10: first or last name is missing, or still the placeholder. */
export const lacksName = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>) =>
  !(givenName(first_name) && givenName(last_name))
