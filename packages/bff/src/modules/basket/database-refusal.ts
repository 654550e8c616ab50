import { type ErrorCode, errorStatuses } from '@isp/contract/errors'
import { AppError, fieldError } from '../../kernel/app-error.ts'

const isCode = (text: string): text is ErrorCode => Object.hasOwn(errorStatuses, text)

/** A refusal of a rule: a code of the contract with its parameter, `name=value`; null for anything else. */
export const refusalOf = (code: string, parameter: string, cause?: unknown): AppError | null => {
  if (!isCode(code)) return null
  const [, name, value] = /^(\w+)=(.+)$/s.exec(parameter) ?? []
  const params = name && value ? { [name]: value } : {}
  const fields = name === 'field' && value ? [fieldError(value, 'INVALID')] : []
  return new AppError(code, params, { cause, fields })
}

/** What functions of the database refuse with (SQLSTATE ISP01), as an AppError; anything else as it is. */
const toRefusal = (error: unknown): unknown => {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ISP01') return error
  const parameter = 'detail' in error && typeof error.detail === 'string' ? error.detail : ''
  return refusalOf(error.message, parameter, error) ?? error
}

export const withRefusals = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    throw toRefusal(error)
  }
}
