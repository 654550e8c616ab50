import { BFF_BASE } from '@isp/contract/urls'

/** §7.5 */
const LARGE = 2000
const LARGE_BODY = 'LARGE BODY'
export const CALL_LOG_PATH = '/nextapi/log/'

const bodyOf = async (message: Request | Response): Promise<string> => {
  const type = message.headers.get('content-type') ?? ''
  if (!type.startsWith('application/json')) return type
  const text = await message.text()
  return text.length > LARGE ? LARGE_BODY : text
}

const headersOf = ({ headers }: Request | Response): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => name !== 'authorization'))

/** §7.5, D13: if the server asks for it, reports every API call to the web server, which masks and logs it. */
export const logCalls = (page: Pick<Window, 'fetch' | 'location'>): void => {
  const { fetch } = page
  page.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.startsWith(`${BFF_BASE}/`)) return fetch.call(page, request)
    const copy = request.clone()
    const response = await fetch.call(page, request)
    const answer = response.clone()
    const tell = async () => {
      const told = {
        request: {
          method: copy.method,
          url: copy.url,
          headers: headersOf(copy),
          body: await bodyOf(copy),
        },
        response: {
          status: answer.status,
          url: answer.url,
          headers: headersOf(answer),
          body: await bodyOf(answer),
        },
      }
      await fetch.call(page, CALL_LOG_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(told),
      })
    }
    // the caller gets its response even if logging fails
    tell().catch(() => {})
    return response
  }
}
