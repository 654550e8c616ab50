export { guestPageConfig } from './guest-page-config.ts'
export { defineRemoteConfig, type RemoteOptions } from './remote-config.ts'
export { sharedVersions } from './shared.ts'
export { defineShellConfig, readProvidedNames, type ShellOptions } from './shell-config.ts'
