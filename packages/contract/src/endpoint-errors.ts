import type { Endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { companyRoles } from './schemas/user.schema.ts'

/** Errors that every endpoint may return. */
const ofAnyEndpoint: readonly ErrorCode[] = [
  'REQUEST_INVALID',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'DATABASE_UNAVAILABLE',
  'SERVER_OVERLOADED',
  'STORAGE_UNAVAILABLE',
]

const ofAnyBody: readonly ErrorCode[] = [
  'REQUEST_BODY_UNREADABLE',
  'REQUEST_TOO_LARGE',
  'MEDIA_TYPE_UNSUPPORTED',
]

const ofPackedBody: readonly ErrorCode[] = ['REQUEST_BODY_NOT_GZIP', 'CONTENT_ENCODING_UNSUPPORTED']

/** Errors of every form with files. */
const ofAnyForm: readonly ErrorCode[] = [
  'MEDIA_TYPE_UNSUPPORTED',
  'FILE_MISSING',
  'FILE_BROKEN_OFF',
  'FILE_TOO_LARGE',
  'FILES_TOO_MANY',
  'STORAGE_FULL',
]

/** Errors of the access check. A malformed token or another company is refused on public endpoints too. */
export const accessErrors = ({
  access,
  caller,
}: Pick<Endpoint, 'access' | 'caller'>): ErrorCode[] => {
  if (caller === 'nobody') return []
  if (access === 'exchange') return ['EXCHANGE_KEY_INVALID']
  const codes: ErrorCode[] = ['UNAUTHENTICATED']
  if (caller !== 'account') codes.push('COMPANY_FORBIDDEN')
  if (typeof access === 'string') return codes
  if ('staff' in access) return [...codes, 'FORBIDDEN']
  codes.push('COMPANY_REQUIRED')
  if (companyRoles.some((role) => !access.company.includes(role))) codes.push('ROLE_FORBIDDEN')
  return access.agreement ? [...codes, 'COMPANY_NOT_ACTIVE', 'AGREEMENT_REQUIRED'] : codes
}

/** Every error code that an endpoint may return: those of any endpoint, of its access check, and its own. */
export const errorsOf = (entry: Endpoint): readonly ErrorCode[] => [
  ...new Set([
    ...ofAnyEndpoint,
    ...(entry.body ? ofAnyBody : []),
    ...(entry.acceptsGzip ? ofPackedBody : []),
    ...(entry.multipart ? ofAnyForm : []),
    ...accessErrors(entry),
    ...(entry.errors ?? []),
  ]),
]
