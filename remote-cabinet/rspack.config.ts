import { fileURLToPath } from 'node:url'
import { defineRemoteConfig } from '@isp/federation/rspack'

export default defineRemoteConfig({
  name: 'cabinet',
  directory: fileURLToPath(new URL('.', import.meta.url)),
  prefixes: ['/cabinet/'],
  sharedPartMin: 2300,
})
