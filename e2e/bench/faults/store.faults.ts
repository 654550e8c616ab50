// A remote that the release store does not give.
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { defineFault, type Fault } from './fault.ts'
import { faultMessages as messages } from './faults.messages.ts'
import { catalogHealth, statusOf } from './remote-health.ts'
import type { Stage } from './stage.ts'
import { during, until } from './until.ts'
import { LIST, type Visitor } from './visitor.ts'

const untilStatus = (stage: Stage, status: number) =>
  until(messages.steps.status(LIST, status), async () => {
    return (await statusOf(stage.shop, LIST)) === status
  })

/** A list is opened as a new document: the place says the truth, the header leads on. */
const lookAtPlace = async (visitor: Visitor): Promise<string> => {
  await visitor.open(LIST)
  await during(messages.steps.placeShown, visitor.retry.waitFor())
  const saw = await visitor.see()
  await visitor.headerLives()
  await visitor.goToBrands()
  await during(messages.steps.placeShown, visitor.retry.waitFor())
  return saw
}

const recover = async (stage: Stage, visitor: Visitor): Promise<null> => {
  await untilStatus(stage, 200)
  await visitor.brandsCome()
  await visitor.basketIsWhole()
  return null
}

const remoteDown = defineFault<{ visitor: Visitor }>({
  id: 'remote-down',
  title: messages.store['remote-down'],
  prepare: async (stage) => ({ visitor: await stage.visitWithBasket() }),
  apply: async (_, { shop }) => {
    await rename(path.join(shop.releaseDir, 'catalog'), `${shop.releaseDir}-away`)
  },
  check: async ({ visitor }, stage) => {
    await untilStatus(stage, 503)
    return lookAtPlace(visitor)
  },
  heal: async (_, { shop }) => {
    await rename(`${shop.releaseDir}-away`, path.join(shop.releaseDir, 'catalog'))
  },
  after: ({ visitor }, stage) => recover(stage, visitor),
})

/** One byte of a chunk changes on the disk, in service. */
const remoteSpoilt = defineFault<{ visitor: Visitor; file: string; content: Buffer }>({
  id: 'remote-spoilt',
  title: messages.store['remote-spoilt'],
  prepare: async (stage) => {
    const { shop } = stage
    const visitor = await stage.visitWithBasket()
    const version = (await catalogHealth(shop))?.version ?? ''
    const web = path.join(shop.releaseDir, 'catalog', version, 'web')
    const chunk = (await readdir(web)).find((name) => /^routes\..*\.js$/.test(name)) ?? ''
    const file = path.join(web, chunk)
    return { visitor, file, content: await readFile(file) }
  },
  apply: async ({ file, content }) => {
    const spoilt = Buffer.from(content)
    spoilt[0] = (spoilt[0] ?? 0) ^ 1
    await writeFile(file, spoilt)
  },
  check: async ({ visitor }, stage) => {
    await until(messages.steps.refused('spoilt'), async () => {
      return (await catalogHealth(stage.shop))?.refused !== null
    })
    await untilStatus(stage, 503)
    return lookAtPlace(visitor)
  },
  heal: ({ file, content }) => writeFile(file, content),
  after: ({ visitor }, stage) => recover(stage, visitor),
})

export const storeFaults: readonly Fault[] = [remoteDown, remoteSpoilt]
