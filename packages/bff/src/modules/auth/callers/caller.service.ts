import { contextHeaders } from '@isp/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../kernel/app-error.ts'
import { createBatch } from '../../../kernel/batch.ts'
import type { Database } from '../../../kernel/database.ts'
import { anonymous, type Caller, type ReadCaller } from '../../../kernel/http/caller.ts'
import type { AccessTokens } from '../sessions/access-token.ts'
import { type CallerQuestion, type CallerRow, selectCallers } from './caller.sql.ts'

/**
 * The token of `Authorization: Bearer …`; null without the header, empty for another scheme or a malformed header.
 */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null => {
  const { authorization } = headers
  // fault: cookie-makes-somebody
  if (authorization === undefined) return null
  return /^Bearer ([\w.~+/-]{1,2000})$/i.exec(authorization)?.[1] ?? ''
}

const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Matches no company, agreement or specification: stands in for a header value that is no uuid, so that it is
 * treated as foreign.
 */
const NOBODYS = '00000000-0000-0000-0000-000000000000'

/** The uuid chosen by a header, or null without the header. */
const chosenOf = (request: FastifyRequest, header: string): string | null => {
  const given = request.headers[header]
  if (given === undefined || given === '') return null
  return typeof given === 'string' && uuidForm.test(given) ? given : NOBODYS
}

const companyOf = (row: CallerRow): Caller['company'] =>
  row.companyId === null
    ? null
    : {
        id: row.companyId,
        uuid: row.companyUuid,
        name: row.companyName,
        inn: row.inn,
        status: row.companyStatus,
        role: row.role,
        seesAllOrders: row.seesAllOrders,
      }

const agreementOf = (row: CallerRow): Caller['agreement'] =>
  row.agreementId === null
    ? null
    : {
        id: row.agreementId,
        uuid: row.agreementUuid,
        name: row.agreementName,
        priceTypeId: row.priceTypeId,
        specification:
          row.specificationId === null
            ? null
            : {
                uuid: row.specificationUuid,
                number: row.specificationNumber,
                date: row.specificationDate,
              },
      }

const toCaller = (row: CallerRow, sessionId: string): Caller => ({
  account: {
    id: row.accountId,
    uuid: row.accountUuid,
    login: row.login,
    name: row.name,
    staffRole: row.staffRole,
    sessionId,
  },
  company: companyOf(row),
  agreement: agreementOf(row),
})

/**
 * Only the bearer header identifies the caller, never a cookie (D10). Nothing is cached between requests: an ended
 * session, a blocked account or a lost membership takes effect with the next request.
 */
export const createReadCaller = (ports: {
  database: Database
  accessTokens: AccessTokens
}): ReadCaller => {
  const find = createBatch((questions: readonly CallerQuestion[]) =>
    selectCallers(ports.database, questions),
  )
  return async (request, reads) => {
    const token = bearerOf(request)
    if (token === null) return anonymous
    const subject = await ports.accessTokens.read(token)
    if (!subject) throw new AppError('UNAUTHENTICATED')
    const isAccountAlone = reads === 'account'
    const companyUuid = isAccountAlone ? null : chosenOf(request, contextHeaders.company)
    const agreementUuid = isAccountAlone ? null : chosenOf(request, contextHeaders.agreement)
    const specificationUuid = isAccountAlone
      ? null
      : chosenOf(request, contextHeaders.specification)
    const row = await find({ ...subject, companyUuid, agreementUuid, specificationUuid })
    if (!row) throw new AppError('UNAUTHENTICATED')
    const isForeign =
      // fault: foreign-company-passes
      (companyUuid !== null && row.companyId === null) ||
      // fault: foreign-agreement-passes
      (agreementUuid !== null && row.agreementId === null) ||
      (specificationUuid !== null && row.specificationId === null)
    if (isForeign) throw new AppError('COMPANY_FORBIDDEN')
    return toCaller(row, subject.familyId)
  }
}
