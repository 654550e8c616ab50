import { fileURLToPath } from 'node:url'
import { defineRemoteConfig } from '@isp/federation/rspack'

export default defineRemoteConfig({
  name: 'basket-checkout',
  directory: fileURLToPath(new URL('.', import.meta.url)),
  prefixes: ['/basket/', '/checkout/'],
  fragments: ['add-to-basket', 'excel-import'],
  sharedPartMin: 12_000,
})
