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
  fragments: ['home-shelves', 'search-suggestions'],
})
