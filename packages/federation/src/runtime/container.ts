/** The share scope of the house, by the name that builds use unless told otherwise. */
const SCOPE = 'default'

// rspack replaces these in the shell's build, where the singletons are
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>
declare const __webpack_share_scopes__: Readonly<Record<string, object>>

/** What a remote's entry leaves in its global variable (the container interface of Module Federation). */
export type Container = {
  init: (scope: object) => unknown
  get: (module: string) => Promise<() => unknown>
}

const isContainer = (value: unknown): value is Container =>
  typeof (value as Container | undefined)?.get === 'function' &&
  typeof (value as Container | undefined)?.init === 'function'

/** Runs a script once; the browser refuses it when its hash is another one (SRI). */
const runScript = (src: string, integrity: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: true })
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`script failed: ${src}`))
    document.head.append(script)
  })

/** The container of one release, with the shell's singletons handed to it. Rejects when its entry cannot be had. */
export const openContainer = async (entry: {
  src: string
  integrity: string | undefined
  globalName: string
}): Promise<Container> => {
  if (!entry.integrity) throw new Error(`no hash is known for ${entry.src}`)
  const globals = globalThis as unknown as Record<string, unknown>
  globals[entry.globalName] = undefined // what an earlier release or attempt has left
  await runScript(entry.src, entry.integrity)
  const container = globals[entry.globalName]
  if (!isContainer(container)) throw new Error(`no container came with ${entry.src}`)
  await __webpack_init_sharing__(SCOPE)
  await container.init(__webpack_share_scopes__[SCOPE] ?? {})
  return container
}
