// A remote that was built and released with a fault in its sources.
import { defineFault, type Fault } from './fault.ts'
import type { FaultShop } from './fault-shop.ts'
import { faultMessages as messages } from './faults.messages.ts'
import { pointedRelease, statusOf, untilServed } from './remote-health.ts'
import type { Stage } from './stage.ts'
import { during, until } from './until.ts'
import { BRANDS, LIST, type Visitor } from './visitor.ts'

const REMOTE = 'releases/remote.command.ts'
const PAGE = 'remote-catalog/src/routes/brands/brands.page.tsx'
const ROUTE = 'remote-catalog/src/routes/brands/brands.route.tsx'

type Change = { file: string; from: string; to: string }

/** Releases the catalogue with changed sources, which are put back at once. Throws what the command says when it refuses. */
export const releaseChanged = async (
  shop: FaultShop,
  changes: readonly Change[],
): Promise<void> => {
  for (const { file, from, to } of changes) await shop.change(file, { [from]: to })
  try {
    await shop.run(REMOTE, ['release', 'catalog'])
  } finally {
    for (const { file, from, to } of changes) await shop.change(file, { [to]: from })
  }
}

type ReleaseScene = { visitor: Visitor; original: string }

type ReleaseFault = {
  id: keyof typeof messages.release
  change: Change
  check: (scene: ReleaseScene, stage: Stage) => Promise<string>
}

const releaseFault = ({ id, change, check }: ReleaseFault): Fault =>
  defineFault<ReleaseScene>({
    id,
    title: messages.release[id],
    prepare: async (stage) => ({
      visitor: await stage.visitWithBasket(),
      original: await pointedRelease(stage.shop),
    }),
    apply: async ({ visitor }, { shop }) => {
      await releaseChanged(shop, [change])
      await untilServed(shop, await pointedRelease(shop))
      // a document of that release
      await visitor.open('/delivery/')
    },
    check,
    heal: async ({ original }, { shop }) => {
      await shop.run(REMOTE, ['rollback', 'catalog', original])
      await untilServed(shop, original)
    },
    after: async ({ visitor }) => {
      // a document keeps its releases: the mended one comes with the next document, which the page opens itself
      await visitor.brandsCome({ inNewDocument: true })
      await visitor.basketIsWhole()
      return null
    },
  })

/** Other pages of the same remote, and those of others, are as they were. */
const othersLive = async ({ shop }: Stage): Promise<void> => {
  for (const path of ['/', LIST, '/delivery/', '/basket/']) {
    await until(messages.steps.status(path, 200), async () => (await statusOf(shop, path)) === 200)
  }
}

const throwsOnRender = releaseFault({
  id: 'remote-throws',
  change: {
    file: PAGE,
    from: '  const letters = byAlphabet(brands)\n',
    to: "  if (brands) throw new Error('broken on purpose')\n  const letters = byAlphabet(brands)\n",
  },
  check: async ({ visitor }, stage) => {
    await visitor.goToBrands()
    await during(messages.steps.placeShown, visitor.retry.waitFor())
    const saw = await visitor.see()
    await visitor.headerLives()
    await othersLive(stage)
    await visitor.goToBrands()
    return saw
  },
})

const neverResolves = releaseFault({
  id: 'remote-hangs',
  change: {
    file: ROUTE,
    from: '  load: ({ api, queryClient }) => queryClient.ensureQueryData(brandsQuery(api)),',
    to: '  load: () => new Promise(() => void brandsQuery),',
  },
  check: async ({ visitor }, stage) => {
    const saw = await visitor.goToBrands()
    await visitor.headerLives()
    await until(messages.steps.status(BRANDS.path, 503), async () => {
      return (await statusOf(stage.shop, BRANDS.path)) === 503
    })
    await othersLive(stage)
    await visitor.goToBrands()
    return saw
  },
})

const loopsOnServer = releaseFault({
  id: 'remote-loops',
  change: {
    file: ROUTE,
    from: '  load: ({ api, queryClient }) =>',
    to: "  check: () => {\n    if (typeof document === 'undefined') for (;;);\n  },\n  load: ({ api, queryClient }) =>",
  },
  check: async ({ visitor, original }, stage) => {
    const stopped = statusOf(stage.shop, BRANDS.path)
    await othersLive(stage)
    await during(messages.steps.status(BRANDS.path, 503), stopped)
    const saw = await visitor.goToBrands()
    await visitor.headerLives()
    // the second time proves it: the release is set aside, the one before serves
    await statusOf(stage.shop, BRANDS.path)
    await untilServed(stage.shop, original)
    await until(messages.steps.status(BRANDS.path, 200), async () => {
      return (await statusOf(stage.shop, BRANDS.path)) === 200
    })
    return saw
  },
})

export const releaseFaults: readonly Fault[] = [throwsOnRender, neverResolves, loopsOnServer]
