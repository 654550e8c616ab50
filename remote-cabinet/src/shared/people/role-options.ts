import type { CompanyRole } from '@isp/contract'
import type { SelectOption } from '@isp/ui'
import { roleNames, roleNotes } from './people.messages.ts'

const roles: readonly CompanyRole[] = ['employee', 'buyer', 'manager']

/** What a field of the page says, or null for anything else. */
export const parseRole = (text: string): CompanyRole | null =>
  roles.find((role) => role === text) ?? null

export const roleOptions: readonly SelectOption[] = roles.map((value) => ({
  value,
  label: roleNames[value],
}))

export const notedRoleOptions: readonly SelectOption[] = roles.map((value) => ({
  value,
  label: `${roleNames[value]}: ${roleNotes[value]}`,
}))
