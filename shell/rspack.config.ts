import { fileURLToPath } from 'node:url'
import { defineShellConfig } from '@isp/federation/rspack'
import { fontFiles } from '@isp/ui/font-files'

export default defineShellConfig({
  directory: fileURLToPath(new URL('.', import.meta.url)),
  entries: {
    client: './src/app/entry-client.tsx',
    server: './src/app/entry-server.tsx',
    boot: './src/app/boot.ts',
  },
  fonts: fontFiles,
})
