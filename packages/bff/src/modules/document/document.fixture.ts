import type { documentEndpoints } from '@isp/contract'
import { endpoints } from '@isp/contract'
import type { Shop } from '../auth/people.fixture.ts'
import type { Visitor } from '../basket/buyers.fixture.ts'

export { readCode, readPages, readText } from '@isp/testing/papers'

type Id = keyof typeof documentEndpoints

export type PaperAnswer = {
  status: number
  bytes: Buffer
  code: string
  name: string
  type: string
}

/** Requests a document as a browser does: returns its bytes, or the error code. */
export const askPaper = async (
  { app }: Shop,
  { headers }: Pick<Visitor, 'headers'>,
  id: Id,
  body?: object,
  number?: number,
): Promise<PaperAnswer> => {
  const { method, path } = endpoints[id]
  const answer = await app.inject({
    method,
    url: `/bff${path.replace('{id}', String(number))}`,
    headers,
    ...(body ? { payload: body } : {}),
  })
  const type = String(answer.headers['content-type'])
  const encoded = /filename\*=UTF-8''(.+)$/.exec(String(answer.headers['content-disposition']))
  return {
    status: answer.statusCode,
    bytes: answer.rawPayload,
    code: type.startsWith('application/json') ? answer.json().code : '',
    name: decodeURIComponent(encoded?.[1] ?? ''),
    type,
  }
}
