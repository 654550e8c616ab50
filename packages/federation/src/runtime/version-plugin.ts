import { type ModuleFederationRuntimePlugin, satisfy } from '@module-federation/enhanced/runtime'
import { RemoteError } from './remote-error.ts'

/**
 * For the instance of a remote: what it was built against must be what the shell brings. The release gate has compared the
 * same versions; this is for what slipped through. Nothing of the remote has run by then.
 */
export const versionPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'isp-versions',
  beforeLoadShare: async (args) => {
    const { pkgName, shareInfo, origin } = args
    const required = shareInfo?.shareConfig?.requiredVersion
    const present = Object.keys(origin.shareScopeMap.default?.[pkgName] ?? {})
    if (required && !present.some((version) => satisfy(version, required))) {
      const has = present.join(', ') || 'none'
      throw new RemoteError(
        'incompatible',
        `${pkgName} ${required} is needed, the shell has ${has}`,
      )
    }
    return args
  },
})
