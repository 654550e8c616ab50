/** A kind of public page, and what comes for it by itself once it is idle. */
export type PublicPage = {
  name: string
  /** Folder of the remote that owns it; null: the shell. */
  owner: string | null
  /** Names of the chunks that its route needs besides. */
  chunks: readonly string[]
  /** Fragments of other remotes that follow when their place is near the screen. */
  late: readonly { owner: string; fragment: string }[]
  /** Brotli bytes up to hydration, and with the late fragments. */
  budget: { hydrated: number; all: number }
}

const addToBasket = { owner: 'remote-basket-checkout', fragment: 'add-to-basket' }

/**
 * The bar is 150,000 bytes hydrated. Home is below it; the catalogue is not, and stands at what was reached with two per
 * cent of room: packages/docs/decisions/015-weight-of-a-public-page.md names where every kilobyte goes.
 */
export const publicPages: readonly PublicPage[] = [
  {
    name: 'home',
    owner: null,
    chunks: ['home'],
    late: [],
    budget: { hydrated: 162_000, all: 162_000 },
  },
  {
    name: 'section, product, search',
    owner: 'remote-catalog',
    chunks: [],
    late: [addToBasket],
    budget: { hydrated: 191_000, all: 205_000 },
  },
]
