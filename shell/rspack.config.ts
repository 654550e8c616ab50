import { fileURLToPath } from 'node:url'
import { defineShellConfig } from '@isp/federation/rspack'
import { firstScreenFonts, fontFiles } from '@isp/ui/font-files'
import { PageFactsPlugin } from './build/page-facts-plugin.ts'
import { consentScript } from './src/app/consent-script.ts'

const configs = defineShellConfig({
  directory: fileURLToPath(new URL('.', import.meta.url)),
  entries: {
    client: './src/app/entry-client.tsx',
    server: './src/app/entry-server.tsx',
    boot: './src/app/boot.ts',
  },
  fonts: fontFiles,
})

const pageFacts = new PageFactsPlugin({ consentScript, fonts: firstScreenFonts })

export default configs.map((config) =>
  config.name === 'node' ? { ...config, plugins: [...(config.plugins ?? []), pageFacts] } : config,
)
