// A remote that uses a name which the shell in service does not have.
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { INVENTORY_FILE, pointerFile, versionOf } from '@isp/federation/server'
import { defineFault, type Fault } from './fault.ts'
import { faultMessages as messages } from './faults.messages.ts'
import { atTop, BRANDS_PAGE, inBrandsPage, releaseChanged } from './release.faults.ts'
import { catalogHealth } from './remote-health.ts'
import { must, until } from './until.ts'
import type { Visitor } from './visitor.ts'

const NAME = 'isOnPurpose'

/** The facade gets a name more, and the catalogue uses it: the shell in service was built before. */
const changes = [
  atTop('packages/router/src/index.ts', `export const ${NAME} = (): boolean => true`),
  atTop(BRANDS_PAGE, `import { ${NAME} } from '@isp/router'`),
  inBrandsPage(`if (!${NAME}()) return null`),
]

type NamesScene = { visitor: Visitor; pointer: string; version: string }

const foreignNames = defineFault<NamesScene>({
  id: 'remote-names',
  title: messages.release['remote-names'],
  prepare: async (stage) => ({
    visitor: await stage.visitWithBasket(),
    pointer: await readFile(pointerFile(stage.shop.releaseDir, 'catalog'), 'utf8'),
    version: '',
  }),
  apply: async (scene, { shop }) => {
    const refusal = await releaseChanged(shop, changes).then(
      () => '',
      (error: unknown) => String(error),
    )
    must(messages.steps.commandRefuses, refusal.includes(NAME))
    const store = path.join(shop.releaseDir, 'catalog')
    const file = pointerFile(shop.releaseDir, 'catalog')
    must(messages.steps.commandRefuses, (await readFile(file, 'utf8')) === scene.pointer)
    // past the command: what it refused is put into the store by hand
    const dist = path.join(shop.tree, 'remote-catalog/dist')
    scene.version = versionOf(await readFile(path.join(dist, INVENTORY_FILE)))
    await cp(dist, path.join(store, scene.version), {
      recursive: true,
      filter: (source) => source !== path.join(dist, 'types'),
    })
    await writeFile(file, JSON.stringify({ ...JSON.parse(scene.pointer), version: scene.version }))
  },
  check: async ({ visitor, version }, { shop }) => {
    await until(messages.steps.refused('name-missing'), async () => {
      const health = await catalogHealth(shop)
      return health?.refused?.code === 'name-missing' && health.version !== version
    })
    const saw = await visitor.goToBrands()
    await visitor.headerLives()
    await visitor.open('/brands/')
    await visitor.brandsCome()
    return saw
  },
  heal: async ({ pointer, version }, { shop }) => {
    await writeFile(pointerFile(shop.releaseDir, 'catalog'), pointer)
    if (version) await rm(path.join(shop.releaseDir, 'catalog', version), { recursive: true })
  },
  after: async ({ visitor }, { shop }) => {
    await until(messages.steps.released, async () => (await catalogHealth(shop))?.refused === null)
    await visitor.brandsCome()
    await visitor.basketIsWhole()
    return null
  },
})

export const namesFaults: readonly Fault[] = [foreignNames]
