/** A kind of page, and what comes for it by itself once it is idle. */
export type WeighedPage = {
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

const basket = 'remote-basket-checkout'

/** A script of the shell that knows nothing of the application, and which pages bring it, when they are idle. */
export type LateScript = { name: string; file: string; budget: number }

/** Weighed apart, since few pages bring them: packages/docs/decisions/092-seen-in-the-field.md. */
export const lateScripts: readonly LateScript[] = [
  { name: 'pages of the sample', file: 'telemetry.js', budget: 5000 },
  { name: 'service worker', file: 'worker.js', budget: 2000 },
]

/**
 * What was reached, with about one per cent of room; a section stands at its very bar. The bars are 150,000 bytes for
 * home and 172,000 for a section, both hydrated: packages/docs/decisions/018-enhanced-federation.md names where every
 * kilobyte went.
 */
export const weighedPages: readonly WeighedPage[] = [
  {
    name: 'home',
    owner: null,
    chunks: ['home'],
    late: [],
    budget: { hydrated: 149_500, all: 149_500 },
  },
  {
    name: 'section, product, search',
    owner: 'remote-catalog',
    chunks: [],
    late: [addToBasket],
    budget: { hydrated: 172_000, all: 181_000 },
  },
  {
    name: 'basket',
    owner: basket,
    chunks: [],
    late: [],
    // choice of lines and their order stand with them
    budget: { hydrated: 163_500, all: 163_500 },
  },
  {
    name: 'checkout',
    owner: basket,
    chunks: ['checkout'],
    late: [],
    budget: { hydrated: 209_000, all: 209_000 },
  },
  {
    name: 'cabinet',
    owner: 'remote-cabinet',
    chunks: [],
    late: [],
    // names of views and of what a list keeps stand in the shell
    budget: { hydrated: 169_300, all: 169_300 },
  },
  {
    name: 'sign-in',
    owner: 'remote-auth',
    chunks: [],
    late: [],
    budget: { hydrated: 160_000, all: 160_000 },
  },
]
