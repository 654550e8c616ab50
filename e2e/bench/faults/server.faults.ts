import { defineFault, type Fault } from './fault.ts'
import { faultMessages as messages } from './faults.messages.ts'
import { beginOrder, type OrderUnderWay } from './order-under-way.ts'
import { signal } from './processes.ts'
import { bff, postgres, type Server, shell } from './servers.ts'
import type { Stage } from './stage.ts'
import { must, until } from './until.ts'
import { LIST, type Visitor } from './visitor.ts'

type ServerScene = {
  visitor: Visitor
  order: OrderUnderWay
  /** Whose processes these are at the moment of the fault, and which run of the server it is. */
  pids: readonly number[]
  run: string
  /** Milliseconds until the shop answered again: from the fault where it mends itself, else from its end. */
  answered: Promise<number> | null
}

/** How a fault of a server is put in and taken out; the rest is the same for all of them. */
type Hurt = {
  how: 'killed' | 'stopped' | 'silent'
  server: Server
  hurt: (scene: ServerScene, stage: Stage) => Promise<void>
  /** Absent: nobody comes, `npm start` has to notice and mend it. */
  wake?: (scene: ServerScene) => void
}

/** Whoever is left of the servers answers a new document in the end, with the header in it. */
const documentHasHeader = async ({ shop }: Stage): Promise<void> => {
  await until(messages.steps.documentAnswered, async () => {
    const html = await (await fetch(`${shop.origin}${LIST}`)).text()
    return html.includes('</header>')
  })
}

/** Its failure is told to whoever waits for it later. */
const later = <T>(work: Promise<T>): Promise<T> => {
  work.catch(() => {})
  return work
}

const serverFault = ({ how, server, hurt, wake }: Hurt): Fault =>
  defineFault<ServerScene>({
    id: `${server.name}-${how}`,
    title: messages.servers[server.name][how],
    prepare: async (stage) => {
      const visitor = await stage.visitWithBasket()
      const pids = await server.pidsOf(stage.shop)
      const run = await server.runOf(stage.shop)
      // last: an order waits for its stock for seconds only
      const order = await beginOrder(stage)
      return { visitor, order, pids, run, answered: null }
    },
    apply: async (scene, stage) => {
      const from = performance.now()
      await hurt(scene, stage)
      scene.order.letGo()
      if (wake) return
      // what was kept may be answered for a second by those who are left: the server has to be another
      const isReplaced = async () => (await server.runOf(stage.shop)) !== scene.run
      scene.answered = later(stage.untilAnswers(from, isReplaced))
    },
    check: async ({ visitor }, stage) => {
      const saw = await visitor.goToBrands()
      await visitor.headerLives()
      if (server.name !== 'shell') await documentHasHeader(stage)
      must(messages.steps.launcherLives, stage.shop.launcher().exitCode === null)
      return saw
    },
    heal: async (scene, stage) => {
      scene.order.letGo()
      if (!wake) return
      wake(scene)
      scene.answered = later(stage.untilAnswers(performance.now()))
    },
    after: async ({ visitor, order, answered }) => {
      const milliseconds = await answered
      await visitor.brandsCome()
      await visitor.basketIsWhole()
      await order.finish()
      return milliseconds
    },
  })

const kill = async ({ pids }: ServerScene) => signal(pids.slice(0, 1), 'SIGKILL')
const freeze = async ({ pids }: ServerScene) => signal(pids, 'SIGSTOP')
const thaw = ({ pids }: ServerScene) => signal(pids, 'SIGCONT')

/** The server takes connections and serves none: its main process stands still, and everybody has to connect anew. */
const takeConnectionsOnly = ({ pids }: ServerScene, { shop }: Stage) =>
  shop.withSql(async (sql) => {
    signal(pids.slice(0, 1), 'SIGSTOP')
    await sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name <> 'isp-faults' and pid <> pg_backend_pid()`,
    )
  })

export const serverFaults: readonly Fault[] = [
  ...[bff, shell].flatMap((server) => [
    serverFault({ how: 'killed', server, hurt: kill }),
    serverFault({ how: 'stopped', server, hurt: freeze, wake: thaw }),
    serverFault({ how: 'silent', server, hurt: freeze }),
  ]),
  serverFault({ how: 'killed', server: postgres, hurt: kill }),
  serverFault({ how: 'stopped', server: postgres, hurt: freeze, wake: thaw }),
  serverFault({ how: 'silent', server: postgres, hurt: takeConnectionsOnly, wake: thaw }),
]
