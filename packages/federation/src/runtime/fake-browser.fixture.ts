import { expect, vi } from 'vitest'

type Globals = Record<string, unknown> & {
  __FEDERATION__?: { __INSTANCES__: unknown[] }
  __GLOBAL_LOADING_REMOTE_ENTRY__?: Record<string, unknown>
}

/** Plays what a browser does with the scripts that the federation runtime asks for: jsdom loads none. */
export type FakeBrowser = {
  /** Addresses of the scripts asked for, in order. */
  asked: () => string[]
  /** The script that is waited for has run and left a container in its global variable. */
  load: (global: string, container: unknown) => Promise<HTMLScriptElement>
  /** The script that is waited for cannot be had. */
  fail: () => Promise<void>
  /** A new document: no script, no instance, nothing loaded. */
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
