/**
 * Modules that shell and remotes share as one instance: the shell provides them (eager), remotes bundle no copy. In the
 * node bundles the same names are externals that the shell provides. The other modules of `@isp/ui`, `@isp/i18n` and
 * `@isp/contract` hold no state and are bundled wherever they are used.
 */
export const singletonNames = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@isp/router',
  '@isp/query',
  '@isp/session',
  '@isp/ui/core',
] as const

export type SingletonName = (typeof singletonNames)[number]
