import { readCalls } from '@isp/contract/read-calls'

const reads = new Set(readCalls)
/** RFC 9110 §9.2.2: asking twice has the effect of asking once. */
const idempotent = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])

type Call = { method: string; path: string; hasKey: boolean }

/** Whether a call may be sent again when it is not known whether it was carried out; `hasKey`: it has an idempotency key. */
export const isRepeatable = ({ method, path, hasKey }: Call): boolean =>
  idempotent.has(method) || hasKey || (method === 'POST' && reads.has(path))

/** Nobody listened: the call was not sent at all. */
const notSent = new Set(['ECONNREFUSED'])
/** The connection ended before a byte of the answer. */
const cut = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  const { code } = error as { code?: unknown }
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return typeof code === 'string' ? code : codeOf(error.cause)
}

/** Whether a call that failed so may be sent once more: a server that ends closes connections that were kept open. */
export const mayRepeat = (call: Call, error: unknown): boolean => {
  const code = codeOf(error)
  return notSent.has(code) || (cut.has(code) && isRepeatable(call))
}
