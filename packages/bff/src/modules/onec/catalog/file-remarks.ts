import type { Remark } from '../../../commerce-ml/index.ts'
import type { FileRemark, FileRow } from '../files/file.sql.ts'

const KEPT = 200

type Noted = { remarks: FileRemark[]; remarkCount: number }

const split = (place: string): { file: string; line: number | null } => {
  const [, file = place, line] = /^(.*?):(\d+)/.exec(place) ?? []
  return { file, line: line === undefined ? null : Number(line) }
}

/** Remarks of an import by the file they concern; one without a file is told with the first. */
export const remarksOfFiles = (
  remarks: readonly Remark[],
  files: readonly FileRow[],
  namesOf: ReadonlyMap<string, readonly string[]>,
): Map<string, Noted> => {
  const noted = new Map<string, Noted>(files.map(({ id }) => [id, { remarks: [], remarkCount: 0 }]))
  const ownerOf = (name: string): FileRow | undefined =>
    files.find(({ id }) => namesOf.get(id)?.includes(name)) ?? files[0]
  for (const { text, count, places, ids } of remarks) {
    for (const [at, place] of places.entries()) {
      const { file, line } = split(place)
      const owner = ownerOf(file)
      const own = owner && noted.get(owner.id)
      if (!own) continue
      const isInside = owner.name !== file && owner.kind === 'zip'
      own.remarkCount += at === 0 ? count - places.length + 1 : 1
      if (own.remarks.length < KEPT)
        own.remarks.push({ line, id: ids[at] ?? '', text: isInside ? `${file}: ${text}` : text })
    }
  }
  return noted
}
