import { endpoints, type TokenPair, type User } from '@isp/contract'
import { demoPassword } from '@isp/demo-data'
import { sessionCookies } from '@isp/session/cookies'
import { readAddresses } from './addresses.ts'
import type { Target } from './load.ts'

const SECTION = '/catalog/sverla-c-h/'

const read = async <T>(url: string, init?: RequestInit): Promise<T> => {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** The cookies of the demo chief, with the first company and agreement chosen. */
const signIn = async (origin: string): Promise<string> => {
  const clientId = 'bench-visitor'
  const tokens = await read<TokenPair>(`${origin}/bff${endpoints.loginV2.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      login: 'chief@example.com',
      password: demoPassword,
      client_id: clientId,
    }),
  })
  const user = await read<User>(`${origin}/bff${endpoints.currentUser.path}`, {
    headers: { authorization: `Bearer ${tokens.accessToken}` },
  })
  const company = user.companies[0]
  const agreement = company?.agreements[0]
  if (!company || !agreement) throw new Error('the demo chief has no agreement')
  const cookies = {
    [sessionCookies.accessToken]: tokens.accessToken,
    [sessionCookies.refreshToken]: tokens.refreshToken,
    [sessionCookies.clientId]: clientId,
    [sessionCookies.company]: company.uuid,
    [sessionCookies.agreement]: agreement.uuid,
  }
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
}

const find = (html: string, pattern: RegExp): string => {
  const found = pattern.exec(html)?.[1]
  if (!found) throw new Error(`${SECTION} has nothing like ${pattern}`)
  return found
}

/** What is measured, the machine's floor first; every side in one run. */
export const listTargets = async (origin: string, helloOrigin: string) => {
  const html = await (await fetch(origin + SECTION)).text()
  const product = find(html, /href="(\/product\/[^"]+)"/)
  const script = find(html, /"src":"(\/static\/[^"]+\.js)"/)
  const cookie = await signIn(origin)
  const { products, sections } = await readAddresses(origin)
  const at = (name: string, path: string, more: Partial<Target> = {}): Target => ({
    name,
    address: () => origin + path,
    ...more,
  })
  return {
    hello: { name: 'fastify hello', address: () => helloOrigin } satisfies Target,
    script: at('готовый файл сценария', script),
    section: at('раздел, аноним', SECTION),
    product: at('товар, аноним', product),
    search: at('поиск, аноним', `/search/${encodeURIComponent('сверло')}/`),
    home: at('главная, аноним', '/'),
    newSection: { name: 'разделы, аноним, каждый впервые', address: sections },
    newProduct: { name: 'товары, аноним, каждый впервые', address: products },
    personal: at('раздел по своему договору', SECTION, { cookie }),
    newPersonal: { name: 'товары по своему договору, каждый впервые', address: products, cookie },
  } satisfies Record<string, Target>
}
