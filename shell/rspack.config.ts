import { fileURLToPath } from 'node:url'
import { defineShellConfig } from '@isp/federation/rspack'
import { firstScreenFonts, fontFiles } from '@isp/ui/font-files'
import { icons } from './icons.ts'
import { earlyScript } from './src/app/early-script.ts'

export default defineShellConfig({
  directory: fileURLToPath(new URL('.', import.meta.url)),
  entries: {
    client: './src/app/entry-client.tsx',
    server: './src/app/entry-server.tsx',
    boot: './src/app/boot.ts',
    late: { telemetry: './src/telemetry/telemetry.ts', worker: './src/worker/worker.ts' },
  },
  fonts: fontFiles,
  firstScreenFonts,
  icons,
  consentScript: earlyScript,
})
