import type { documentEndpoints } from '@isp/contract'
import { endpoints } from '@isp/contract'
import jsQR from 'jsqr'
import { extractImages, extractText, getDocumentProxy } from 'unpdf'
import type { Shop } from '../auth/people.fixture.ts'
import type { Visitor } from '../basket/buyers.fixture.ts'

type Id = keyof typeof documentEndpoints

export type PaperAnswer = {
  status: number
  bytes: Buffer
  code: string
  name: string
  type: string
}

/** Asks for a paper as a browser does: its bytes, or the code of the refusal. */
export const askPaper = async (
  { app }: Shop,
  { headers }: Pick<Visitor, 'headers'>,
  id: Id,
  body?: object,
): Promise<PaperAnswer> => {
  const { method, path } = endpoints[id]
  const answer = await app.inject({
    method,
    url: `/bff${path}`,
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

/** The text of each page, with one space where the paper has several or another kind. */
export const readPages = async (bytes: Buffer): Promise<string[]> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

export const readText = async (bytes: Buffer): Promise<string> => (await readPages(bytes)).join(' ')

/** The code for a bank's scanner, out of the picture that stands on the paper. */
export const readCode = async (bytes: Buffer): Promise<string> => {
  const images = await extractImages(await getDocumentProxy(new Uint8Array(bytes)), 1)
  for (const { data, width, height, channels } of images) {
    if (width !== height) continue
    const dots = new Uint8ClampedArray(width * height * 4)
    for (let at = 0; at < width * height; at += 1) {
      const level = data[at * channels] ?? 255
      dots.set([level, level, level, 255], at * 4)
    }
    const found = jsQR(dots, width, height)
    if (found) return found.data
  }
  throw new Error('no code on the paper')
}
