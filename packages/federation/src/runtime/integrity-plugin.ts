import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * Puts the registry's hash on the script of an entry: the browser runs no other bytes (SRI), and what has no hash is not
 * asked for. `hashOf` gets an absolute URL, as the runtime does. Chunks carry hashes of their own, from the build.
 */
export const integrityPlugin = (
  hashOf: (url: string) => string | undefined,
): ModuleFederationRuntimePlugin => ({
  name: 'isp-integrity',
  createScript: ({ url }) => {
    const src = new URL(url, location.href).href
    const integrity = hashOf(src)
    if (!integrity) throw new Error(`no hash is known for ${src}`)
    const script = document.createElement('script')
    return Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: true })
  },
})
