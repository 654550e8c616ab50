import type { User } from '@isp/contract'

/** Placeholders stored by registration if no name was given (§2.10). */
const placeholders: readonly string[] = ['name', 'surname']

/** The name without placeholders; empty if only a placeholder is stored. */
export const givenName = (part: string): string => {
  const name = part.trim()
  return placeholders.includes(name.toLowerCase()) ? '' : name
}

/** §2.10: whether first or last name is missing or a placeholder. */
export const lacksName = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>) =>
  !(givenName(first_name) && givenName(last_name))
