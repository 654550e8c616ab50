import { ONEC_PATH } from '@isp/contract/onec-path'
import { piecesOf } from './offers-file.ts'

/** Speaks the exchange as УТ does: every refusal ends it. */
export const createSpeaker = (origin: string, login: string, password: string) => {
  let cookie = ''
  const call = async (query: string, body?: Uint8Array): Promise<string> => {
    const answer = await fetch(`${origin}${ONEC_PATH}?${query}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
        ...(cookie ? { cookie } : {}),
      },
      ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
    })
    const text = await answer.text()
    if (answer.status !== 200 || text.startsWith('failure'))
      throw new Error(`${query}: ${answer.status} ${text.slice(0, 300)}`)
    return text
  }
  const signIn = async (type: string): Promise<void> => {
    cookie = ''
    const [, title, value] = (await call(`type=${type}&mode=checkauth`)).split('\n')
    cookie = `${title}=${value}`
  }
  const sendFile = async (type: string, name: string, path: string): Promise<void> => {
    const limit = Number(/file_limit=(\d+)/.exec(await call(`type=${type}&mode=init`))?.[1])
    for await (const piece of piecesOf(path, limit))
      await call(`type=${type}&mode=file&filename=${name}`, piece)
  }
  const untilImported = async (type: string, name: string): Promise<number> => {
    let calls = 1
    while ((await call(`type=${type}&mode=import&filename=${name}`)).startsWith('progress'))
      calls += 1
    return calls
  }
  return {
    ...{ call, sendFile },
    login: signIn,
    /** Waits for the import. @returns how often `import` was called */
    untilImported,
    /** Sends a file of goods and waits for its import. @returns as `untilImported` */
    sendGoods: async (name: string, path: string): Promise<number> => {
      await signIn('catalog')
      await sendFile('catalog', name, path)
      return untilImported('catalog', name)
    },
  }
}
