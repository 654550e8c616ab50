export {
  defineRemoteConfig,
  defineShellConfig,
  type RemoteOptions,
  readProvidedNames,
  type ShellOptions,
} from './preset.ts'
export type { ShellAssets } from './shell-assets-plugin.ts'
