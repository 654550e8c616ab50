export {
  defineRemoteConfig,
  defineShellConfig,
  type RemoteOptions,
  type ShellOptions,
} from './preset.ts'
