// Releases that are given to a few first and are bad, and previews that nobody gave.
import { randomUUID } from 'node:crypto'
import { defineFault, type Fault } from './fault.ts'
import { faultMessages as messages } from './faults.messages.ts'
import { inBrandsPage } from './release.faults.ts'
import { pointedRelease, statusOf, untilServed } from './remote-health.ts'
import type { Stage } from './stage.ts'
import { must, until } from './until.ts'
import { BRANDS, type Visitor } from './visitor.ts'

const REMOTE = 'releases/remote.command.ts'
/** More people than are needed where nobody with a number of a browser sees what is in service: nine views. */
const PEOPLE = 12

type Scene = { visitor: Visitor; original: string }

const prepare = async (stage: Stage): Promise<Scene> => ({
  visitor: await stage.visitWithBasket(),
  original: await pointedRelease(stage.shop),
})

const catalogFor = async ({ shop }: Stage, cookie: string): Promise<string | undefined> => {
  const answer = await fetch(`${shop.origin}/remotes.json`, { headers: { cookie } })
  const { remotes } = (await answer.json()) as { remotes: { name: string; version: string }[] }
  return remotes.find(({ name }) => name === 'catalog')?.version
}

/** Nobody has to do anything, and the shop never ceases to answer. */
const mendsItself = {
  heal: async () => {},
  after: async ({ visitor }: Scene) => {
    await visitor.basketIsWhole()
    return null
  },
}

/** Given to everybody who has a number of a browser; the page of brands throws at each of them. */
const throwsForAFew = defineFault<Scene>({
  id: 'canary-throws',
  title: messages.canary['canary-throws'],
  prepare,
  apply: async (_, { shop }) => {
    const { file, from, to } = inBrandsPage("if (brands) throw new Error('broken on purpose')")
    await shop.change(file, { [from]: to })
    try {
      await shop.run(REMOTE, ['canary', 'catalog', '--stages', '100:60', '--again'])
    } finally {
      await shop.change(file, { [to]: from })
    }
  },
  check: async ({ visitor, original }, stage) => {
    const people = Array.from({ length: PEOPLE }, () => `isp_clientId=${randomUUID()}`)
    const [first = ''] = people
    await until(messages.steps.given, async () => (await catalogFor(stage, first)) !== original)
    for (const cookie of people) {
      await fetch(stage.shop.origin + BRANDS.path, { headers: { cookie } })
      // whoever has no number yet sees what is in service
      must(
        messages.steps.status(BRANDS.path, 200),
        (await statusOf(stage.shop, BRANDS.path)) === 200,
      )
    }
    await until(messages.steps.withdrawn, async () => (await catalogFor(stage, first)) === original)
    await untilServed(stage.shop, original)
    await visitor.goToBrands()
    await visitor.brandsCome()
    return visitor.see()
  },
  ...mendsItself,
})

/** Cookies of a preview that this shop has not made. */
const forgedPreview = defineFault<Scene>({
  id: 'preview-forged',
  title: messages.canary['preview-forged'],
  prepare,
  apply: async () => {},
  check: async ({ visitor, original }, stage) => {
    const claim = { releases: { catalog: '0123456789abcdef' }, until: 4_000_000_000 }
    const content = Buffer.from(JSON.stringify(claim)).toString('base64url')
    for (const token of [
      content,
      `${content}.`,
      `${content}.${'A'.repeat(86)}`,
      'x'.repeat(6000),
    ]) {
      const link = await fetch(`${stage.shop.origin}/preview/?token=${token}`)
      must(messages.steps.status('/preview/', 403), link.status === 403)
      const cookie = `isp_preview=${token.slice(0, 4000)}`
      must(messages.steps.unchanged, (await catalogFor(stage, cookie)) === original)
    }
    await visitor.goToBrands()
    await visitor.brandsCome()
    return visitor.see()
  },
  ...mendsItself,
})

export const canaryFaults: readonly Fault[] = [throwsForAFew, forgedPreview]
