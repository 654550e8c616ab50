export {
  defineRemoteConfig,
  defineShellConfig,
  type RemoteOptions,
  type ShellOptions,
} from './preset.ts'
export type { ShellAssets } from './shell-assets-plugin.ts'
