import type { Basket, BasketChange, BasketItemInput, BasketLine, User } from '@isp/contract'
import type { CookiePort, SessionApi, SessionPorts, StoragePort } from './ports.ts'
import { createServerPorts } from './server-ports.ts'
import { createSession } from './session.ts'

export const memoryStorage = (): StoragePort & { values: Map<string, string> } => {
  const values = new Map<string, string>()
  return {
    values,
    read: (name) => values.get(name) ?? null,
    write: (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
  }
}

/** An unsigned token with these claims; the session does not verify signatures. */
export const token = (claims: Record<string, unknown>): string =>
  `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`

export const pairOf = (subject: string, session = 's1', turn = 1) => ({
  accessToken: token({ sub: subject, sid: session, turn }),
  refreshToken: `refresh-${subject}-${session}-${turn}`,
})

export const failure = (status: number, message = `ошибка ${status}`) =>
  Object.assign(new Error(message), { status })

/** A fake server with one basket: a piece costs 100 kopecks, product 9 is raised to multiples of ten, product 13 cannot be ordered. */
export const createShop = () => {
  const lines = new Map<number, number>()
  const merges = new Set<string>()
  const calls: string[] = []
  /** Hooks around each API call: throw to fail, wait to be slow. */
  const gate = {
    before: async (_call: string): Promise<void> => {},
    after: async (_call: string): Promise<void> => {},
  }
  const priceOf = 100
  const raise = (id: number, q: number) => (id === 9 ? Math.ceil(q / 10) * 10 : q)
  const total = () => basketOf(lines).total
  const line = (productId: number, asked: number): BasketLine => {
    const quantityOrdered = raise(productId, asked)
    const isSold = productId !== 13
    return {
      productId,
      product: null,
      name: '',
      quantityOrdered,
      quantityAvailable: 5,
      expectedOn: null,
      price: isSold ? priceOf : null,
      sum: isSold ? quantityOrdered * priceOf : 0,
      vatSum: 0,
      raisedFrom: quantityOrdered === asked ? null : asked,
      problem: isSold ? null : 'no-price',
    } as BasketLine
  }
  const basketOf = (items: Iterable<readonly [number, number]>): Basket => {
    const in_basket = [...items].map(([id, q]) => line(id, q))
    const sum = in_basket.reduce((all, one) => all + one.sum, 0)
    return {
      in_basket,
      count: in_basket.length,
      total: sum,
      vatTotal: 0,
      totalAvailableNow: 0,
      priceType: '',
    } as Basket
  }
  const changed = (productId: number | null): BasketChange => {
    const q = productId === null ? undefined : lines.get(productId)
    const of = productId === null || q === undefined ? [] : [line(productId, q)]
    return {
      lines: of.map(({ sum, raisedFrom, problem }) => ({
        productId: productId ?? 0,
        quantityOrdered: q ?? 0,
        sum,
        raisedFrom,
        problem,
      })),
      count: lines.size,
      total: total(),
    } as BasketChange
  }
  /** A response as of the server: each removed line with quantity 0. */
  const emptied = (ids: readonly number[]): BasketChange => ({
    lines: ids.map((productId) => ({
      productId,
      quantityOrdered: 0,
      sum: 0,
      raisedFrom: null,
      problem: null,
    })),
    count: lines.size,
    total: total(),
  })
  const answer = async <T>(call: string, work: () => T): Promise<T> => {
    calls.push(call)
    await gate.before(call)
    const result = work()
    await gate.after(call)
    return result
  }
  const entries = (items: readonly BasketItemInput[]) =>
    items.map((item) => [item.productId, item.quantityOrdered] as const)
  const put = (id: number, q: number) => lines.set(id, raise(id, q))
  let user = { companies: [] } as unknown as User
  const api: SessionApi = {
    refresh: () => Promise.reject(failure(401)),
    logout: () => answer('logout', () => ({ done: true })),
    currentUser: () => answer('me', () => user),
    saveSettings: (settings) => answer(`settings ${JSON.stringify(settings)}`, () => settings),
    basket: () => answer('read', () => basketOf(lines)),
    addToBasket: ([item]) =>
      answer(`add ${item?.productId} ${item?.quantityOrdered}`, () => {
        if (!item) throw failure(400)
        put(item.productId, (lines.get(item.productId) ?? 0) + item.quantityOrdered)
        return changed(item.productId)
      }),
    changeLine: (id, q) =>
      answer(`set ${id} ${q}`, () => {
        if (!lines.has(id)) throw failure(404)
        put(id, q)
        return changed(id)
      }),
    removeLine: (id) =>
      answer(`remove ${id}`, () => {
        if (!lines.delete(id)) throw failure(404)
        return emptied([id])
      }),
    removeLines: (ids) =>
      answer(`remove ${ids.join(',')}`, () => {
        for (const id of ids) lines.delete(id)
        return emptied(ids)
      }),
    mergeBasket: ({ mergeId, items }) =>
      answer(`merge ${mergeId}`, () => {
        if (!merges.has(mergeId)) {
          for (const [id, q] of entries(items)) put(id, (lines.get(id) ?? 0) + q)
        }
        merges.add(mergeId)
        return changed(null)
      }),
    calculate: (items) => answer('calculate', () => basketOf(entries(items))),
    calculateSmall: (items) =>
      answer('small', () => {
        const { count, total: sum } = basketOf(entries(items))
        return { count, total: sum }
      }),
  }
  return {
    api,
    lines,
    calls,
    gate,
    setUser: (next: User) => {
      user = next
    },
  }
}

/** A browser tab connected to a shop: storage and cookies in memory; returns functions to simulate browser events. */
export const createTab = (shop = createShop(), over: Partial<SessionPorts> = {}) => {
  let count = 0
  const storage = memoryStorage()
  const cookies: CookiePort & { values: Map<string, string> } = memoryStorage()
  const page = {
    reloads: 0,
    opened: [] as string[],
    kept: 0,
    cookieChange: () => {},
    storageChange: (_name: string | null) => {},
    leave: () => {},
  }
  const ports: SessionPorts = {
    ...createServerPorts(),
    storage,
    tabStorage: memoryStorage(),
    spareStorage: memoryStorage(),
    cookies,
    api: shop.api,
    uuid: () => `uuid-0000-${++count}`,
    page: {
      reload: () => void page.reloads++,
      open: (path) => void page.opened.push(path),
      onCookieChange: (listener) => {
        page.cookieChange = listener
        return () => {}
      },
      whenSeen: (act) => act(),
      onStorageChange: (listener) => {
        page.storageChange = listener
        return () => {}
      },
      onLeave: (listener) => {
        page.leave = listener
        return () => {}
      },
      keepTypedText: () => void page.kept++,
      restoreTypedText: () => {},
    },
    ...over,
  }
  const session = createSession(ports)
  return {
    session,
    shop,
    ports,
    storage,
    cookies,
    page,
    basket: () => session.basket.getState(),
    popups: () => session.popups.getState().items.map(({ text }) => text),
  }
}

/** Waits until everything pending is done: the shop of these tests responds through promises, without timers. */
export const settle = () => new Promise((resolve) => setImmediate(resolve))

/** The lock shared by all tabs of an origin. */
export const oneAtATime = (): SessionPorts['exclusively'] => {
  let last: Promise<unknown> = Promise.resolve()
  return (_name, work) => {
    const next = last.then(work, work)
    last = next
    return next
  }
}
