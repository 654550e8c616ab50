import { type ErrorCode, errorStatuses } from '@isp/contract/errors'
import { AppError, fieldError } from '../../app-error.ts'

const isCode = (text: string): text is ErrorCode => Object.hasOwn(errorStatuses, text)

/** An error of PostgreSQL, as far as it says what was refused. */
export type DatabaseRefusal = { code: string; message: string; detail: string }

/** What the functions of 004_sale.sql refuse with (SQLSTATE ISP01), as an AppError; null for anything else. */
export const refusalOf = (
  { code, message, detail }: DatabaseRefusal,
  cause?: unknown,
): AppError | null => {
  if (code !== 'ISP01' || !isCode(message)) return null
  const [, name, value] = /^(\w+)=(.+)$/s.exec(detail) ?? []
  const params = name && value ? { [name]: value } : {}
  const fields = name === 'field' && value ? [fieldError(value, 'INVALID')] : []
  return new AppError(message, params, { cause, fields })
}

const toRefusal = (error: unknown): unknown => {
  if (!(error instanceof Error) || !('code' in error)) return error
  const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : ''
  return refusalOf({ code: String(error.code), message: error.message, detail }, error) ?? error
}

export const withRefusals = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    throw toRefusal(error)
  }
}
