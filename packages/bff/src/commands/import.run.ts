import { resolve } from 'node:path'
import pg from 'pg'
import { StartupError } from '../app-error.ts'
import {
  CatalogLoadError,
  type LoadProgress,
  type LoadResult,
  loadCatalog,
} from '../catalog-load/index.ts'
import {
  ExportRefusal,
  exportMessages,
  findExportFiles,
  type PriceTypePlan,
  Remarks,
  readExport,
  surveyExport,
} from '../commerce-ml/index.ts'
import type { ImportArguments } from './import.arguments.ts'
import { importMessages as messages } from './import.messages.ts'
import { preparePictures } from './import.pictures.ts'
import { reportLines } from './import.report.ts'

export type ImportRun = ImportArguments & {
  databaseUrl: string
  blobFolder: string
  say: (line: string) => void
}

/**
 * Loads a 1C export: all of it, or nothing. Again, it changes nothing. The schema must be up to date.
 * @throws StartupError with a message that names file, line and element when the export is refused
 */
export const runImport = async (run: ImportRun): Promise<LoadResult> => {
  const started = performance.now()
  const { say, isTrial } = run
  const remarks = new Remarks()
  let fed: PriceTypePlan['fed'] = []
  try {
    const files = await findExportFiles(resolve(run.folder))
    say(messages.found(files.documents.length, files.bytes))
    const survey = await surveyExport(files.documents, remarks, (name) =>
      say(messages.checking(name)),
    )
    say(messages.contents(survey.goods, survey.offers))
    const pictures = await preparePictures(files.pictures, {
      ...run,
      remarks,
      onProgress: (done) => {
        if (done % 500 === 0) say(messages.picturesProgress(done, files.pictures.length))
      },
    })
    const batches = readExport({
      documents: files.documents,
      survey,
      pictures: pictures.sources,
      remarks,
      ...(run.basePrice === undefined ? {} : { basePrice: run.basePrice }),
      onPriceTypes: (found) => {
        fed = found
      },
    })
    const result = await load(run, batches)
    const took = (performance.now() - started) / 1000
    const found = { total: files.pictures.length, made: pictures.made }
    for (const line of reportLines({ result, fed, remarks, pictures: found, took, isTrial }))
      say(line)
    return result
  } catch (error) {
    throw asSentence(error, run)
  }
}

const load = async (
  { databaseUrl, isTrial, say }: ImportRun,
  batches: ReturnType<typeof readExport>,
): Promise<LoadResult> => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    application_name: 'isp-import',
  })
  pool.on('error', () => undefined) // the statement in flight reports it
  try {
    return await loadCatalog(pool, batches, {
      mode: 'changes',
      origin: 'accounting',
      isTrial,
      onProgress: progressLines(say),
    })
  } finally {
    await pool.end()
  }
}

const EVERY = 50_000

/** A line for every fifty thousand rows, and one for every step of the merge. */
const progressLines = (say: ImportRun['say']): ((progress: LoadProgress) => void) => {
  let said = 0
  return (progress) => {
    if (progress.step === 'merging') return say(messages.merging(progress.kind))
    const { products, prices, stock } = progress.staged
    const turn = Math.floor((products + prices + stock) / EVERY)
    if (turn > said) say(messages.staged(turn * EVERY))
    said = turn
  }
}

const asSentence = (error: unknown, { blobFolder }: ImportRun): unknown => {
  if (error instanceof ExportRefusal)
    return new StartupError(messages.refused(error.message), { cause: error })
  if (error instanceof CatalogLoadError)
    return new StartupError(messages.refused(describeLoadError(error)), { cause: error })
  const { code, message, syscall } = error as NodeJS.ErrnoException
  if (typeof code !== 'string') return error
  return new StartupError(
    syscall === undefined || syscall === 'connect'
      ? messages.databaseFailed(message)
      : messages.blobFolder(blobFolder, message),
    { cause: error },
  )
}

const describeLoadError = ({ code, details, places }: CatalogLoadError): string => {
  if (code !== 'DUPLICATE') return details
  const [kind, id = ''] = details.split(': ')
  const tell = kind === 'products' ? exportMessages.duplicateGood : exportMessages.duplicateOffer
  return `${places[0] ?? ''}: ${tell(id.split(' / ')[0] ?? '', places.join(', '))}`
}
