import { request as askPlain } from 'node:http'
import { request as askSecure } from 'node:https'

export type Answer = { status: number; text: string }

type Question = {
  method?: string
  headers?: Readonly<Record<string, string>>
  /** Does not wait for the end of the answer once it says this. */
  untilText?: string
  /** Is called when the answer begins. */
  onText?: () => unknown
}

/** Asks a balancer; its certificate is one made for the check. */
export const ask = (
  url: string,
  { method = 'GET', headers = {}, untilText, onText }: Question = {},
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
          if (text === '') onText?.()
          text += piece
          if (text !== untilText) return
          resolve({ status: response.statusCode ?? 0, text })
          asked.destroy()
        })
        response.on('close', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
