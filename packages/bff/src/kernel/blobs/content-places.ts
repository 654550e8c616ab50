import { join } from 'node:path'
import type { Blobs } from './blobs.ts'
import { createFolderBlobs } from './folder-blobs.ts'
import { openPublicFolder, type PublicFiles } from './public-files.ts'

/**
 * `files`: uploads of people, outside of what the web server serves; `assets`: served below `/files/assets/`; `feeds`:
 * made for marketplaces; `indexes`: snapshots of the catalogue index, for servers on other machines; `exchange`: pieces of
 * files that a 1C sends.
 */
export type BlobPlaces = Readonly<
  Record<'files' | 'assets' | 'feeds' | 'indexes' | 'exchange', Blobs>
>

/** All content of the shop; `published`: what imports and demo data put below the addresses of the web server. */
export type ContentPlaces = { blobs: BlobPlaces; published: PublicFiles }

/** Paths below one folder, or in one store; `incoming` is always a folder of this machine. */
const places = {
  files: { kept: 'private/files', incoming: 'private/incoming' },
  assets: { kept: 'files/assets', incoming: 'private/incoming-assets' },
  feeds: { kept: 'private/feeds', incoming: 'private/incoming-feeds' },
  indexes: { kept: 'private/indexes', incoming: 'private/incoming-indexes' },
  exchange: { kept: 'private/exchange', incoming: 'private/incoming-exchange' },
} as const

/** Opens every place; `incoming` is a folder below `folder`. */
export const openEach = (
  folder: string,
  open: (place: { kept: string; incoming: string }) => Blobs,
): BlobPlaces => {
  const one = ({ kept, incoming }: (typeof places)[keyof typeof places]) =>
    open({ kept, incoming: join(folder, incoming) })
  return {
    files: one(places.files),
    assets: one(places.assets),
    feeds: one(places.feeds),
    indexes: one(places.indexes),
    exchange: one(places.exchange),
  }
}

export const openContentFolder = (folder: string): ContentPlaces => ({
  blobs: openEach(folder, ({ kept, incoming }) =>
    createFolderBlobs({ folder: join(folder, kept), incoming }),
  ),
  published: openPublicFolder(folder),
})
