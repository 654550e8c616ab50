import { Agent, request } from 'node:http'

const AT_ONCE = 32

/** How many calls of one address, sent as fast as they are answered, are not refused: twice as many as allowed are tried. */
export const admittedOf = async (
  origin: string,
  address: string,
  limit: number,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, localAddress: address, maxSockets: AT_ONCE })
  let left = limit * 2
  let admitted = 0
  const ask = (): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = request(`${origin}/bff/api/catalog/price-types`, { agent }, (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
      })
      sent.once('error', reject)
      sent.end()
    })
  const send = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      if ((await ask()) !== 429) admitted += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  agent.destroy()
  return admitted
}
