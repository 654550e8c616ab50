import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { createRetryUrl } from './retry-url.ts'

/**
 * Sets the registry's hash on the script of an entry (SRI); a script without a hash is not requested. `hashOf` gets an
 * absolute URL, as the runtime does. Chunks have their own hashes, added by the build.
 */
export const integrityPlugin = (
  hashOf: (url: string) => string | undefined,
): ModuleFederationRuntimePlugin => {
  const addressOf = createRetryUrl()
  return {
    name: 'isp-integrity',
    createScript: ({ url }) => {
      const { href } = new URL(url, location.href)
      const integrity = hashOf(href)
      // fault: entry-without-a-hash
      if (!integrity) throw new Error(`no hash is known for ${href}`)
      const script = document.createElement('script')
      const src = addressOf(href)
      // fault: hash-not-put-on
      return Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: true })
    },
  }
}
