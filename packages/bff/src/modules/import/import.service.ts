import { resolve } from 'node:path'
import pg from 'pg'
import { StartupError } from '../../app-error.ts'
import {
  CatalogLoadError,
  type LoadProgress,
  type LoadResult,
  loadCatalog,
} from '../../catalog-load/index.ts'
import {
  ExportRefusal,
  exportMessages,
  findExportFiles,
  type PriceTypePlan,
  Remarks,
  readExport,
  surveyExport,
} from '../../commerce-ml/index.ts'
import type { JobProgress } from '../jobs/jobs.service.ts'
import { importMessages as messages } from './import.messages.ts'
import { preparePictures } from './import.pictures.ts'
import { reportLines } from './import.report.ts'

export type ImportWish = {
  folder: string
  /** Does everything and takes it back. */
  isTrial: boolean
  /** The price type that feeds the base price. */
  basePrice?: string
}

export type ImportRun = ImportWish & {
  databaseUrl: string
  blobFolder: string
  /** A line for whoever watches. */
  say: (line: string) => void
  /** How far it is, often; what it throws ends the import, with nothing changed in the shop. */
  checkpoint?: (progress: JobProgress) => Promise<void>
  /** Ends the import between two steps of the database. */
  signal?: AbortSignal
}

/** What the file itself is to blame for: again it would end the same. */
export class ImportRefusal extends StartupError {}

/**
 * Loads a 1C export: all of it, or nothing. Again, it changes nothing. The schema must be up to date.
 * @throws ImportRefusal naming file, line and element when the export is refused, StartupError for database and disk,
 *   and what `checkpoint` throws
 */
export const runImport = async (run: ImportRun): Promise<LoadResult> => {
  const started = performance.now()
  const { say, isTrial, checkpoint = async () => {} } = run
  const remarks = new Remarks()
  let fed: PriceTypePlan['fed'] = []
  try {
    const files = await findExportFiles(resolve(run.folder))
    say(messages.found(files.documents.length, files.bytes))
    const survey = await surveyExport(files.documents, remarks, (name) =>
      say(messages.checking(name)),
    )
    say(messages.contents(survey.goods, survey.offers))
    const total = files.pictures.length
    const pictures = await preparePictures(files.pictures, {
      ...run,
      remarks,
      onProgress: (done) => {
        if (done % 500 === 0) say(messages.picturesProgress(done, total))
        return checkpoint({ done, total, note: messages.picturesStep })
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
    const result = await load(run, (client) =>
      watched(batches(client), survey.goods + survey.offers, checkpoint),
    )
    const took = (performance.now() - started) / 1000
    const found = { total, made: pictures.made }
    for (const line of reportLines({ result, fed, remarks, pictures: found, took, isTrial }))
      say(line)
    return result
  } catch (error) {
    throw asSentence(error, run)
  }
}

type Batches = ReturnType<typeof readExport>

/** The same batches, with a stop before each. */
async function* watched(
  batches: ReturnType<Batches>,
  total: number,
  checkpoint: NonNullable<ImportRun['checkpoint']>,
): ReturnType<Batches> {
  let done = 0
  for await (const batch of batches) {
    done += (batch.products?.length ?? 0) + (batch.variants?.length ?? 0)
    await checkpoint({ done: Math.min(done, total), total, note: messages.rowsStep })
    yield batch
  }
}

const load = async (
  { databaseUrl, isTrial, say, signal }: ImportRun,
  batches: Batches,
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
      onProgress: progressLines(say, signal),
    })
  } finally {
    await pool.end()
  }
}

const EVERY = 50_000

/** A line for every fifty thousand rows, and one for every step of the merge. */
const progressLines = (
  say: ImportRun['say'],
  signal: AbortSignal | undefined,
): ((progress: LoadProgress) => void) => {
  let said = 0
  return (progress) => {
    signal?.throwIfAborted()
    if (progress.step === 'merging') return say(messages.merging(progress.kind))
    const { products, prices, stock } = progress.staged
    const turn = Math.floor((products + prices + stock) / EVERY)
    if (turn > said) say(messages.staged(turn * EVERY))
    said = turn
  }
}

const asSentence = (error: unknown, { blobFolder }: ImportRun): unknown => {
  if (error instanceof ExportRefusal)
    return new ImportRefusal(messages.refused(error.message), { cause: error })
  if (error instanceof CatalogLoadError)
    return new ImportRefusal(messages.refused(describeLoadError(error)), { cause: error })
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
