// A remote that was built and released with a fault in its sources.
import { defineFault, type Fault } from './fault.ts'
import type { FaultShop } from './fault-shop.ts'
import { faultMessages as messages } from './faults.messages.ts'
import { pointedRelease, statusOf, untilServed } from './remote-health.ts'
import type { Stage } from './stage.ts'
import { during, until } from './until.ts'
import { BRANDS, LIST, type Visitor } from './visitor.ts'

const REMOTE = 'releases/remote.command.ts'
export const BRANDS_PAGE = 'remote-catalog/src/routes/brands/brands.page.tsx'
const ROUTE = 'remote-catalog/src/routes/brands/brands.route.tsx'

/** Marks in these sources, which the page owns: a fault takes the place of one. */
const IN_PAGE = '// bench: brands-page'
const IN_ROUTE = '// bench: brands-route'

type Change = { file: string; from: string; to: string }

/** Code in the page of brands, after its data. */
export const inBrandsPage = (code: string): Change => ({
  file: BRANDS_PAGE,
  from: IN_PAGE,
  to: code,
})
/** A part of the route of brands, which counts instead of an equal one before it. */
const inBrandsRoute = (code: string): Change => ({ file: ROUTE, from: IN_ROUTE, to: code })
/** A line before all others. */
export const atTop = (file: string, line: string): Change => ({ file, from: '', to: `${line}\n` })

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
  change: inBrandsPage("if (brands) throw new Error('broken on purpose')"),
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
  change: inBrandsRoute('load: () => new Promise(() => void brandsQuery),'),
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
  change: inBrandsRoute("check: () => { if (typeof document === 'undefined') for (;;); },"),
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
