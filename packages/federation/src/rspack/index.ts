export {
  defineRemoteConfig,
  defineShellConfig,
  type RemoteOptions,
  readProvidedNames,
  type ShellOptions,
} from './preset.ts'
