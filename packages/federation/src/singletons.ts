/**
 * What shell and remotes share as one instance: the shell brings them (eager), remotes take them and
 * bring no copy of their own. In the node bundles the same names are externals that the shell provides.
 * The rest of `@isp/ui`, `@isp/i18n` and `@isp/contract` hold no state and are bundled by whoever uses them.
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
