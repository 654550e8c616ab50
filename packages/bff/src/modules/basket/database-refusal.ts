import { type ErrorCode, errorStatuses } from '@isp/contract/errors'
import { AppError, fieldError } from '../../kernel/app-error.ts'

const isCode = (text: string): text is ErrorCode => Object.hasOwn(errorStatuses, text)

/** The AppError for an error code of the contract and its parameter, `name=value` or empty; null for an unknown code. */
export const refusalOf = (code: string, parameter: string, cause?: unknown): AppError | null => {
  if (!isCode(code)) return null
  const [, name, value] = /^(\w+)=(.+)$/s.exec(parameter) ?? []
  const params = name && value ? { [name]: value } : {}
  const fields = name === 'field' && value ? [fieldError(value, 'INVALID')] : []
  return new AppError(code, params, { cause, fields })
}

/** Turns an error of a database function (SQLSTATE ISP01) into its AppError; returns any other error unchanged. */
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
