import { request as askPlain } from 'node:http'
import { request as askSecure } from 'node:https'

export type Answer = { status: number; text: string }

type Question = {
  method?: string
  headers?: Readonly<Record<string, string>>
  /** Gives the first piece of the answer, without waiting for the end. */
  isStream?: boolean
}

/** Asks a balancer; its certificate is one made for the check. */
export const ask = (
  url: string,
  { method = 'GET', headers = {}, isStream = false }: Question = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const open = url.startsWith('https:') ? askSecure : askPlain
    const body = method === 'POST' || method === 'PATCH' ? '{}' : ''
    const options = { method, agent: false as const, rejectUnauthorized: false }
    const asked = open(
      url,
      { ...options, headers: { ...headers, 'content-length': String(body.length) } },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (piece: string) => {
          text += piece
          if (!isStream) return
          resolve({ status: response.statusCode ?? 0, text })
          asked.destroy()
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
