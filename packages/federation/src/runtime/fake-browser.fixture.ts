import { expect, vi } from 'vitest'

type Globals = Record<string, unknown> & {
  __FEDERATION__?: { __INSTANCES__: unknown[] }
  __GLOBAL_LOADING_REMOTE_ENTRY__?: Record<string, unknown>
}

/** Simulates how a browser handles the scripts that the federation runtime requests; jsdom loads none. */
export type FakeBrowser = {
  /** URLs of the requested scripts, in order. */
  asked: () => string[]
  /** Lets the pending script succeed: it sets its container in a global variable. */
  load: (global: string, container: unknown) => Promise<HTMLScriptElement>
  /** Lets the pending script fail to load. */
  fail: () => Promise<void>
  /** Resets to a new document without scripts and loaded modules. */
  forget: () => void
}

export const createFakeBrowser = (): FakeBrowser => {
  const globals = globalThis as unknown as Globals
  const scripts: HTMLScriptElement[] = []
  const left = new Set<string>()
  let answered = 0
  const append = vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    scripts.push(node as unknown as HTMLScriptElement)
    return node
  })
  const next = () =>
    expect
      .poll(() => scripts[answered], { message: 'a script is asked for' })
      .toBeDefined()
      .then(() => scripts[answered] as HTMLScriptElement)
  return {
    asked: () =>
      scripts.map(({ src }) => {
        const { pathname, search } = new URL(src)
        return pathname + search
      }),
    load: async (global, container) => {
      const script = await next()
      answered++
      left.add(global)
      globals[global] = container
      script.dispatchEvent(new Event('load'))
      return script
    },
    fail: async () => {
      const script = await next()
      answered++
      script.dispatchEvent(new Event('error'))
    },
    forget: () => {
      append.mockRestore()
      for (const name of left) delete globals[name]
      globals.__FEDERATION__?.__INSTANCES__.splice(0)
      const loading = globals.__GLOBAL_LOADING_REMOTE_ENTRY__ ?? {}
      for (const key of Object.keys(loading)) delete loading[key]
    },
  }
}
