import { join } from 'node:path'
import type { Blobs } from './blobs.ts'
import { createFolderBlobs } from './folder-blobs.ts'

/**
 * `files`: uploads of people, outside of what the web server serves; `assets`: served below `/files/assets/`; `feeds`:
 * made for marketplaces.
 */
export type BlobPlaces = Readonly<Record<'files' | 'assets' | 'feeds', Blobs>>

export const openBlobs = (folder: string): BlobPlaces => ({
  files: createFolderBlobs({
    folder: join(folder, 'private/files'),
    incoming: join(folder, 'private/incoming'),
  }),
  assets: createFolderBlobs({
    folder: join(folder, 'files/assets'),
    incoming: join(folder, 'private/incoming-assets'),
  }),
  feeds: createFolderBlobs({
    folder: join(folder, 'private/feeds'),
    incoming: join(folder, 'private/incoming-feeds'),
  }),
})
