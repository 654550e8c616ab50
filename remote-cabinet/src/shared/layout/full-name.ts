import type { User } from '@isp/contract'
import { givenName } from '@isp/session'

type Name = Pick<User, 'first_name' | 'last_name' | 'patronymic'>

/** «Соколова Анна Викторовна» (§2.9); an empty string when nothing was given yet. */
export const fullName = ({ last_name, first_name, patronymic }: Name): string =>
  [last_name, first_name, patronymic].map(givenName).filter(Boolean).join(' ')

/** How a greeting addresses the person: name and patronymic; an empty string when there is no name. */
export const addressName = ({ first_name, patronymic }: Name): string =>
  givenName(first_name) ? [first_name, patronymic].map(givenName).filter(Boolean).join(' ') : ''
