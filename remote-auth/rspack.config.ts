import { fileURLToPath } from 'node:url'
import { defineRemoteConfig } from '@isp/federation/rspack'

export default defineRemoteConfig({
  name: 'auth',
  directory: fileURLToPath(new URL('.', import.meta.url)),
  prefixes: [
    '/auth/',
    '/cabinet/auth/',
    '/cabinet/registration/',
    '/cabinet/accept-invitation/',
    '/cabinet/confirmation-add-employee/',
  ],
  fragments: ['auth-dialog', 'company-chooser', 'company-switch', 'name-update'],
})
