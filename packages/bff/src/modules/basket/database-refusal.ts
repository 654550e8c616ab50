import { type ErrorCode, errorStatuses } from '@isp/contract/errors'
import { AppError, fieldError } from '../../app-error.ts'

const isCode = (text: string): text is ErrorCode => Object.hasOwn(errorStatuses, text)

/** What the functions of 004_sale.sql refuse with (SQLSTATE ISP01), as an AppError; anything else as it is. */
const toRefusal = (error: unknown): unknown => {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ISP01') return error
  if (!isCode(error.message)) return error
  const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : ''
  const [, name, value] = /^(\w+)=(.+)$/s.exec(detail) ?? []
  const params = name && value ? { [name]: value } : {}
  const fields = name === 'field' && value ? [fieldError(value, 'INVALID')] : []
  return new AppError(error.message, params, { cause: error, fields })
}

export const withRefusals = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    throw toRefusal(error)
  }
}
