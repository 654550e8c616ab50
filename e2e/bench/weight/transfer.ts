import type { Browser } from 'playwright'

export type Transfer = {
  page: string
  /** `shell`, or the remote's name. */
  owner: string
  file: string
  /** Body as it travelled, without headers. */
  bytes: number
  /** A fragment of a remote that the page's own plan does not name. */
  isLate: boolean
}

const SETTLE_MS = 1500

const ownerOf = (pathname: string): string => /^\/remotes\/([^/]+)\//.exec(pathname)?.[1] ?? 'shell'

/** Every script that a new visitor's browser fetches for a page which nobody touches. */
export const measureTransfer = async (
  browser: Browser,
  { name, url }: { name: string; url: string },
): Promise<Transfer[]> => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const found = new Map<string, Transfer>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js') || found.has(pathname)) return
    found.set(pathname, {
      page: name,
      owner: ownerOf(pathname),
      file: pathname.split('/').at(-1) ?? '',
      bytes: Number(response.headers()['content-length'] ?? 0),
      isLate: false,
    })
  })
  await page.goto(url)
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })
  await page.waitForTimeout(SETTLE_MS) // late fragments tell no other way that they have come
  const planned = await page.locator('#isp-boot').textContent()
  await page.close()
  const isLate = ({ owner, file }: Transfer) => owner !== 'shell' && !planned?.includes(file)
  const files = [...found.values()].map((file) => ({ ...file, isLate: isLate(file) }))
  return files.toSorted((a, b) => Number(a.isLate) - Number(b.isLate) || b.bytes - a.bytes)
}
