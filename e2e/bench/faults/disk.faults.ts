// Full disks. They are small file systems in memory, so this needs root on Linux.
import { appendFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { defineFault, type Fault } from './fault.ts'
import type { FaultShop } from './fault-shop.ts'
import { faultMessages as messages } from './faults.messages.ts'
import { reserveFile, type SentFile } from './file-upload.ts'
import { beginOrder, type OrderUnderWay } from './order-under-way.ts'
import { serverPid, signal } from './processes.ts'
import type { DiskName } from './small-disks.ts'
import type { Stage } from './stage.ts'
import { must, until } from './until.ts'
import type { Visitor } from './visitor.ts'

const steps = messages.steps
const obstacle = ({ shop }: Stage) => (shop.disks ? null : messages.needsRoot)
const common = (name: DiskName) => ({
  id: `${name}-full`,
  title: messages.disks[name],
  obstacle,
})

const filesOf = async ({ tree }: FaultShop, folder: string, kind: RegExp): Promise<string[]> =>
  (await readdir(path.join(tree, 'var', folder))).filter((file) => kind.test(file))

/** Somebody walks through the shop while the disk is full, and sees nothing of it. */
const walk = async (visitor: Visitor): Promise<string> => {
  const saw = await visitor.goToBrands()
  await visitor.headerLives()
  await visitor.brandsCome()
  await visitor.basketIsWhole()
  return saw
}

/** The BFF falls, and `npm start` has to bring it back without a word on the disk. */
const restartBff = async (stage: Stage): Promise<void> => {
  const { shop } = stage
  const pid = shop.pidOf('bff')
  signal([pid], 'SIGKILL')
  await stage.untilAnswers(performance.now(), async () => {
    must(steps.launcherLives, shop.launcher().exitCode === null)
    return serverPid(shop.tree, 'bff') !== pid
  })
}

/** Longer than a log may grow before it is put aside. */
const LONG_LOG = Buffer.alloc(21 * 1024 * 1024, '{"msg":"filler"}\n')

/** The log itself has grown until the disk was full, as it happens. */
const logsFull = defineFault<{ visitor: Visitor; order: OrderUnderWay }>({
  ...common('logs'),
  prepare: async (stage) => ({
    visitor: await stage.visitWithBasket(),
    order: await beginOrder(stage),
  }),
  apply: async ({ order }, { shop }) => {
    appendFileSync(path.join(shop.tree, 'var/logs/bff.log'), LONG_LOG)
    shop.disks?.fill('logs')
    order.letGo()
  },
  check: async ({ visitor, order }, stage) => {
    must(steps.orderTaken, (await order.answer) === 200)
    await restartBff(stage)
    // whoever tends the logs has met the long one by now, and gives room again
    await until(steps.logPutAside, async () => {
      must(steps.launcherLives, stage.shop.launcher().exitCode === null)
      const [log] = await stage.shop.logSizes(['bff'])
      return (log ?? 0) < LONG_LOG.length
    })
    return walk(visitor)
  },
  heal: async (_, { shop }) => shop.disks?.free('logs'),
  after: async ({ visitor, order }, { shop }) => {
    must(steps.launcherLives, shop.launcher().exitCode === null)
    await visitor.brandsCome()
    await order.finish()
    return null
  },
})

/** The catalogue changes: a new index has to be built, and cannot be kept. Gives its version. */
const changeCatalog = async ({ sql }: FaultShop): Promise<string> => {
  const [row] = await sql<{ version: string }>('select raise_catalog_version()::text as version')
  return row?.version ?? ''
}

const untilIndexed = ({ origin }: FaultShop, version: string) =>
  until(steps.indexed, async () => {
    const answer = await fetch(`${origin}/bff/api/health`)
    const health: { catalog: { dataVersion: string } } = await answer.json()
    return health.catalog.dataVersion === version
  })

const indexFull = defineFault<{ visitor: Visitor }>({
  ...common('index'),
  prepare: async (stage) => ({ visitor: await stage.visitWithBasket() }),
  apply: async (_, { shop }) => shop.disks?.fill('index'),
  check: async ({ visitor }, stage) => {
    await untilIndexed(stage.shop, await changeCatalog(stage.shop))
    await restartBff(stage)
    return walk(visitor)
  },
  heal: async (_, { shop }) => shop.disks?.free('index'),
  after: async ({ visitor }, { shop }) => {
    const version = await changeCatalog(shop)
    await untilIndexed(shop, version)
    await until(steps.snapshotKept, async () => {
      const kept = await filesOf(shop, 'index', /^catalog-/)
      return kept.length === 1 && (kept[0]?.includes(`-${version}-`) ?? false)
    })
    await visitor.brandsCome()
    return null
  },
})

const LETTER = /\.json$/

const outboxFull = defineFault<{ visitor: Visitor; order: OrderUnderWay; letters: number }>({
  ...common('outbox'),
  prepare: async (stage) => ({
    visitor: await stage.visitWithBasket(),
    order: await beginOrder(stage),
    letters: (await filesOf(stage.shop, 'outbox', LETTER)).length,
  }),
  apply: async ({ order }, { shop }) => {
    shop.disks?.fill('outbox')
    order.letGo()
  },
  check: async ({ visitor, order, letters }, { shop }) => {
    must(steps.orderTaken, (await order.answer) === 200)
    await until(steps.letterWaits, async () => {
      const waiting = await shop.sql(
        `select 1 from pgboss.job where name = 'mail.send' and state = 'retry'`,
      )
      return waiting.length > 0
    })
    must(steps.letterWaits, (await filesOf(shop, 'outbox', LETTER)).length === letters)
    return walk(visitor)
  },
  heal: async (_, { shop }) => shop.disks?.free('outbox'),
  after: async ({ visitor, order, letters }, { shop }) => {
    await order.finish()
    must(steps.oneLetter, (await filesOf(shop, 'outbox', LETTER)).length === letters + 1)
    await visitor.brandsCome()
    return null
  },
})

const blobsFull = defineFault<{ visitor: Visitor; file: SentFile }>({
  ...common('blobs'),
  prepare: async (stage) => ({
    visitor: await stage.visitWithBasket(),
    file: await reserveFile(stage.shop.origin),
  }),
  apply: async (_, { shop }) => shop.disks?.fill('blobs'),
  check: async ({ visitor, file }, { shop }) => {
    must(steps.fileRefused, (await file.send()) === 507)
    must(steps.nothingAside, (await filesOf(shop, 'blobs/private/incoming', /./)).length === 0)
    return walk(visitor)
  },
  heal: async (_, { shop }) => shop.disks?.free('blobs'),
  after: async ({ visitor, file }) => {
    must(steps.fileTaken, (await file.send()) === 200)
    must(steps.fileWhole, await file.isWhole())
    await visitor.brandsCome()
    return null
  },
})

export const diskFaults: readonly Fault[] = [logsFull, indexFull, outboxFull, blobsFull]
