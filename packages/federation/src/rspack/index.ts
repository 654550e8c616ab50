export { defineRemoteConfig, type RemoteOptions } from './remote-config.ts'
export type { ShellAssets } from './shell-assets-plugin.ts'
export { defineShellConfig, type ShellOptions } from './shell-config.ts'
