import type { ApiError } from '@isp/api-client'
import { fieldMessage } from '@isp/i18n'

/** What the server says of one field. */
export const fieldErrorOf = (failure: ApiError | null, path: string): string | undefined => {
  const found = failure?.fields.find((one) => one.path === path || one.path.startsWith(`${path}.`))
  return found && fieldMessage(found.code, found.params)
}

/** What it says of the whole: nothing when it stands at a field. */
export const wholeFailureOf = (failure: ApiError | null): string | undefined =>
  failure && failure.fields.length === 0 ? failure.message : undefined
