import type { User } from '@isp/contract'

/** §2.10: what registration writes where a name was not given. */
const placeholders: readonly string[] = ['', 'name', 'surname']

const isMissing = (name: string): boolean => placeholders.includes(name.trim().toLowerCase())

/** §2.10: first or last name is missing, or still the placeholder. */
export const lacksName = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>) =>
  isMissing(first_name) || isMissing(last_name)
