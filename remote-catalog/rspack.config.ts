import { fileURLToPath } from 'node:url'
import { defineRemoteConfig } from '@isp/federation/rspack'

export default defineRemoteConfig({
  name: 'catalog',
  directory: fileURLToPath(new URL('.', import.meta.url)),
  prefixes: [
    '/catalog/',
    '/section/',
    '/product/',
    '/search/',
    '/brands/',
    '/collections/',
    '/comparison/',
    '/constructors/',
  ],
  sharedPartMin: 10_000,
  fragments: ['home-shelves', 'search-suggestions'],
})
