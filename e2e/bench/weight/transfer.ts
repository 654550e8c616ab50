import type { Browser } from 'playwright'

export type Transfer = {
  page: string
  /** `shell`, or the remote's name. */
  owner: string
  file: string
  /** Body as it travelled, without headers. */
  bytes: number
  /** Asked for after hydration: fragments. */
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
  let isHydrated = false
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js') || found.has(pathname)) return
    found.set(pathname, {
      page: name,
      owner: ownerOf(pathname),
      file: pathname.split('/').at(-1) ?? '',
      bytes: Number(response.headers()['content-length'] ?? 0),
      isLate: isHydrated,
    })
  })
  await page.goto(url)
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })
  isHydrated = true
  await page.waitForTimeout(SETTLE_MS) // late fragments tell no other way that they have come
  await page.close()
  return [...found.values()].toSorted(
    (a, b) => Number(a.isLate) - Number(b.isLate) || b.bytes - a.bytes,
  )
}
