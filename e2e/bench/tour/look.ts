import type { BrowserContext } from 'playwright'
import type { Place } from './addresses.ts'

export type Seen = {
  route: string
  path: string
  status: number
  title: string
  heading: string
  description: string
  /** Of console and scripts; a page that is not there has the browser's own word about it. */
  complaints: string[]
}

/** Opens a page as a visitor does, and takes down what it says of itself; the description is the server's, which robots read. */
export const look = async (
  context: BrowserContext,
  origin: string,
  { route, path, status = 200, isPersonal }: Place,
): Promise<Seen> => {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error).slice(0, 120)))
  page.on('console', (message) => {
    const text = message.text()
    const isOwn = status === 404 && /status of 404/.test(text)
    if (message.type() === 'error' && !isOwn) complaints.push(text.slice(0, 120))
  })
  try {
    const answer = await page.goto(origin + path)
    const html = (await answer?.text()) ?? ''
    await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })
    await page.locator('#main h1').first().waitFor()
    // who it is for is known only in the browser: until then the cabinet says that it is loading
    if (isPersonal) await page.locator('#main h1 + [role=status]').waitFor({ state: 'detached' })
    return {
      ...{ route, path, complaints, status: answer?.status() ?? 0 },
      title: await page.title(),
      heading: (await page.locator('#main h1').first().textContent())?.trim() ?? '',
      description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
    }
  } finally {
    await page.close()
  }
}
