import { traceHeaders } from '@isp/observability'
import { choiceHeadersOf, sessionCookies } from '@isp/session/cookies'
import { createBffFetch } from './bff-fetch.ts'
import type { Cookies } from './visitor.ts'

/** `refused`: token or company are not accepted (see RenderResult). `unreachable`: no usable response from the BFF. */
export type PriceKey =
  | { kind: 'prices'; key: string }
  | { kind: 'refused'; what: 'token' | 'company' }
  | { kind: 'unreachable' }

type Caller = { requestId: string; address: string }

const BUDGET_MS = 1000
const unreachable: PriceKey = { kind: 'unreachable' }

const readAnswer = async (response: Response): Promise<PriceKey> => {
  const body = (await response.json()) as { key?: unknown; code?: unknown }
  if (response.ok && typeof body.key === 'string') return { kind: 'prices', key: body.key }
  if (response.status === 401) return { kind: 'refused', what: 'token' }
  if (body.code === 'COMPANY_FORBIDDEN') return { kind: 'refused', what: 'company' }
  return unreachable
}

/** Asks the BFF on every page which prices the user sees, so that an ended sign-in or a lost company takes effect at once. */
export const createPriceKeyReader =
  (bffOrigin: string, fetchBff = createBffFetch(null)) =>
  async (cookies: Cookies, { requestId, address }: Caller): Promise<PriceKey> => {
    try {
      const headers = {
        authorization: `Bearer ${cookies[sessionCookies.accessToken] ?? ''}`,
        'x-request-id': requestId,
        'x-forwarded-for': address,
        ...traceHeaders(),
        ...choiceHeadersOf((name) => cookies[name] ?? null),
      }
      const response = await fetchBff(
        new Request(`${bffOrigin}/bff/api/catalog/own-prices`, { headers }),
        AbortSignal.timeout(BUDGET_MS),
      )
      return await readAnswer(response)
    } catch {
      return unreachable
    }
  }
