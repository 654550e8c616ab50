import { registerPlugins } from '@module-federation/enhanced/runtime'

/** Gives every script that the federation runtime inserts the hash that the registry promised (SRI); without one it is refused. */
export const integrityPlugin = () => {
  const expected = new Map<string, string>()
  registerPlugins([
    {
      name: 'isp-integrity',
      createScript: ({ url }) => {
        const integrity = expected.get(new URL(url, location.href).pathname)
        if (!integrity) throw new Error(`no hash is known for ${url}`)
        const script = document.createElement('script')
        script.src = url
        script.integrity = integrity
        script.crossOrigin = 'anonymous'
        return { script }
      },
    },
  ])
  return {
    expect: (integrity: Readonly<Record<string, string>>) => {
      for (const [url, hash] of Object.entries(integrity)) expected.set(url, hash)
    },
  }
}
