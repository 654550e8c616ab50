import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { exportMessages as messages } from './export.messages.ts'
import { ExportRefusal } from './refusal.ts'

/** A file of the export: `path` to open it, `name` relative to the folder, with slashes. */
export type ExportFile = { path: string; name: string }
export type ExportFiles = {
  documents: ExportFile[]
  pictures: ExportFile[]
  /** Names of archives, which are not read. */
  archives: string[]
  bytes: number
}

const pictures = /\.(jpe?g|png|webp|gif|tiff?|bmp)$/i
const archives = /\.(zip|rar|7z|gz|tgz|bz2)$/i
/** Folders of pictures and attachments beside a document; an XML file there is an attachment. */
const attachments = /(^|\/)import_files(\/|$)/i

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' })

/** Compares names by their numbers (2 before 10) and without extensions: import0_1 before import0_1_b. */
export const compareNames = (one: string, other: string): number => {
  const stem = (name: string) => name.replace(/\.xml$/i, '')
  return collator.compare(stem(one), stem(other)) || (one < other ? -1 : 1)
}

/**
 * Finds the files in the folder of an export and below it; documents in name order.
 * @throws ExportRefusal when there is no folder or no document in it
 */
export const findExportFiles = async (folder: string): Promise<ExportFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (cause: unknown) => {
      throw new ExportRefusal(messages.folderMissing(folder), null, { cause })
    },
  )
  const files: ExportFiles = { documents: [], pictures: [], archives: [], bytes: 0 }
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(join(folder, '/').length).replaceAll('\\', '/')
    if (archives.test(name) && entry.isFile()) files.archives.push(name)
    if (pictures.test(name)) files.pictures.push({ path, name })
    if (!/\.xml$/i.test(name) || attachments.test(name)) continue
    const found = await stat(path)
    if (!found.isFile()) continue
    files.documents.push({ path, name })
    files.bytes += found.size
  }
  if (files.documents.length === 0) {
    const reason =
      files.archives.length > 0 ? messages.onlyArchives(folder) : messages.noFiles(folder)
    throw new ExportRefusal(reason, null)
  }
  files.documents.sort((one, other) => compareNames(one.name, other.name))
  return files
}
