import path from 'node:path'
import type { Configuration } from '@rspack/core'
import { baseConfig } from './base-config.ts'

/** The script that `npm run dev -- <remote> --against URL` puts into the pages of the live shop: `guest.js` in a folder. */
export const guestPageConfig = (folder: string): Configuration => ({
  ...baseConfig({ directory: import.meta.dirname, mode: 'production' }, 'web'),
  name: 'guest-page',
  target: 'web',
  entry: { guest: path.join(import.meta.dirname, '../guest/guest-page.ts') },
  output: { path: folder, filename: '[name].js' },
  optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
})
