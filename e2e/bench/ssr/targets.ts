import { enter } from '../../fixtures/enter.ts'
import { readAddresses } from './addresses.ts'
import type { Target } from './load.ts'

const SECTION = '/catalog/sverla-c-h/'

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
  const { cookie } = await enter(origin, 'chief@example.com')
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
