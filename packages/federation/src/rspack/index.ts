export { defineRemoteConfig, type RemoteOptions } from './remote-config.ts'
export { defineShellConfig, readProvidedNames, type ShellOptions } from './shell-config.ts'
export { type AppContract, readApp } from './usage/read-app.ts'
