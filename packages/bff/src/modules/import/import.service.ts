import { resolve } from 'node:path'
import pg, { type PoolClient } from 'pg'
import {
  ExportRefusal,
  exportMessages,
  findExportFiles,
  type PriceTypePlan,
  type Remark,
  Remarks,
  readExport,
  type Survey,
  surveyExport,
} from '../../commerce-ml/index.ts'
import { StartupError } from '../../kernel/app-error.ts'
import type { PublicFiles } from '../../kernel/blobs/public-files.ts'
import {
  CatalogLoadError,
  type LoadProgress,
  type LoadResult,
  loadCatalog,
} from '../../load/index.ts'
import { DEFAULT_SOURCE, type SourceIds, sourceIds } from '../../load/source-ids.ts'
import { type JobProgress, JobStopped } from '../jobs/jobs.service.ts'
import { importMessages as messages } from './import.messages.ts'
import { describeMissingPrices } from './import.missing-prices.ts'
import { preparePictures } from './import.pictures.ts'
import { ImportRefusal, ImportStopped } from './import.refusal.service.ts'
import { reportLines, unknownOffers } from './import.report.ts'
import { noteShownGoods, refuseShrink } from './import.shrink.ts'
import type { ImportWish } from './import.wish.ts'

export type ImportRun = ImportWish & {
  databaseUrl: string
  /** Where pictures go. */
  published: PublicFiles
  /** Prints a line of progress. */
  say: (line: string) => void
  /** Reports progress often; an error thrown by it ends the import without any change in the shop. */
  checkpoint?: (progress: JobProgress) => Promise<void>
  /** Stops the import at once, without any change in the shop. */
  signal?: AbortSignal
  /**
   * Judges what a full export does not name, in the import's transaction: ids of the full catalogues, and of all whose
   * goods it has. Without it such goods are hidden by this import.
   */
  judge?: (
    client: PoolClient,
    catalogs: { full: readonly string[]; described: readonly string[] },
  ) => Promise<void>
  /** The last lines of `say`: what was done; `remarks`: what was not loaded, or not as written, with ids of the export. */
  onReport?: (report: { lines: readonly string[]; remarks: readonly Remark[] }) => void
}

/**
 * Imports a 1C export completely or not at all; repeating it changes nothing. The schema must be up to date.
 * @throws ImportRefusal naming file, line and element when the export is refused or hides too much, ImportStopped
 * after `signal`, StartupError for database and disk, and what `checkpoint` throws
 */
export const runImport = async (run: ImportRun): Promise<LoadResult> => {
  const started = performance.now()
  const { say, isTrial, signal, checkpoint = async () => {} } = run
  const ids = sourceIds(run.source ?? DEFAULT_SOURCE)
  const remarks = new Remarks()
  let plan: Pick<PriceTypePlan, 'fed' | 'isBaseOpen'> = { fed: [], isBaseOpen: false }
  let warnings: string[] = []
  try {
    const files = await findExportFiles(resolve(run.folder))
    say(messages.found(files.documents.length, files.bytes))
    for (const name of files.archives) remarks.add(exportMessages.archiveNotRead, name)
    const survey = await surveyExport(files.documents, remarks, {
      onFile: (name) => say(messages.checking(name)),
      ...(signal ? { signal } : {}),
    })
    say(messages.contents(survey.goods, survey.offers))
    const pictureCount = files.pictures.length
    const pictures = await preparePictures(files.pictures, {
      ...run,
      remarks,
      onProgress: (done) => {
        signal?.throwIfAborted()
        if (done % 500 === 0) say(messages.picturesProgress(done, pictureCount))
        return checkpoint({ done, total: pictureCount, note: messages.picturesStep })
      },
    })
    const batches = readExport({
      documents: files.documents,
      survey,
      pictures: pictures.sources,
      remarks,
      ids,
      judgesAbsence: run.judge === undefined,
      ...(run.basePrice === undefined ? {} : { basePrice: run.basePrice }),
      onPriceTypes: (found) => {
        plan = found
      },
    })
    const catalogs = [...survey.catalogs.keys()].flatMap((id) => [id, `${id}#`]).map(ids.toShop)
    const total = survey.goods + survey.offers
    const result = await load(run, {
      batches: async function* (client) {
        await noteShownGoods(client, catalogs)
        yield* watched(batches(client), total, checkpoint, signal)
      },
      review: async (client) => {
        if (!run.allowShrink) await refuseShrink(client)
        await run.judge?.(client, namedCatalogs(survey, ids))
        warnings = await describeMissingPrices(client, { catalogs, fed: plan.fed, run })
      },
    })
    const took = (performance.now() - started) / 1000
    const found = { total: pictureCount, made: pictures.made }
    const report = { result, plan, run, remarks, warnings, pictures: found, took, isTrial }
    const lines = reportLines(report)
    for (const line of lines) say(line)
    const skipped = result.skipped.ids.map((id) => ids.fromShop(id) ?? id)
    const unknown = unknownOffers({ ...result.skipped, ids: skipped })
    run.onReport?.({ lines, remarks: [...remarks.list, ...unknown] })
    return result
  } catch (error) {
    throw asSentence(error, run)
  }
}

type Batches = ReturnType<typeof readExport>

const namedCatalogs = (survey: Survey, ids: SourceIds) => {
  const described = [...survey.catalogs.values()].filter(({ isDescribed }) => isDescribed)
  const idsOf = (catalogs: typeof described) => catalogs.map(({ id }) => ids.toShop(id))
  return {
    described: idsOf(described),
    full: idsOf(described.filter(({ hasAllGoods }) => hasAllGoods)),
  }
}

/** The same batches with a checkpoint before each. */
async function* watched(
  batches: ReturnType<Batches>,
  total: number,
  checkpoint: NonNullable<ImportRun['checkpoint']>,
  signal: AbortSignal | undefined,
): ReturnType<Batches> {
  let done = 0
  for await (const batch of batches) {
    done += (batch.products?.length ?? 0) + (batch.variants?.length ?? 0)
    signal?.throwIfAborted()
    await checkpoint({ done: Math.min(done, total), total, note: messages.rowsStep })
    yield batch
  }
}

const load = async (
  { databaseUrl, isTrial, say, signal }: ImportRun,
  { batches, review }: { batches: Batches; review: (client: PoolClient) => Promise<void> },
): Promise<LoadResult> => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    application_name: 'isp-import',
  })
  pool.on('error', () => undefined) // reported by the statement in flight
  try {
    return await loadCatalog(pool, batches, {
      mode: 'changes',
      origin: 'accounting',
      isTrial,
      onProgress: progressLines(say, signal),
      review,
      ...(signal ? { signal } : {}),
    })
  } finally {
    await pool.end()
  }
}

const EVERY = 50_000

/** A line per fifty thousand rows, and per step of the merge. */
const progressLines = (
  say: ImportRun['say'],
  signal: AbortSignal | undefined,
): ((progress: LoadProgress) => void) => {
  let said = 0
  return (progress) => {
    signal?.throwIfAborted()
    if (progress.step === 'waiting') return say(messages.waiting)
    if (progress.step === 'merging') return say(messages.merging(progress.kind))
    const { products, prices, stock } = progress.staged
    const turn = Math.floor((products + prices + stock) / EVERY)
    if (turn > said) say(messages.staged(turn * EVERY))
    said = turn
  }
}

const asSentence = (error: unknown, { published, signal }: ImportRun): unknown => {
  if (error instanceof ImportRefusal) return error
  if (error instanceof ExportRefusal)
    return new ImportRefusal(messages.refused(error.message), { cause: error })
  if (error instanceof CatalogLoadError)
    return new ImportRefusal(messages.refused(describeLoadError(error)), { cause: error })
  // after the signal every failure (of a statement, of the connection) is a consequence of it
  if (signal?.aborted && !(error instanceof JobStopped))
    return new ImportStopped(messages.stopped, { cause: error })
  const { code, message, syscall } = error as NodeJS.ErrnoException
  if (typeof code !== 'string') return error
  return new StartupError(
    syscall === undefined || syscall === 'connect'
      ? messages.databaseFailed(message)
      : messages.blobFolder(published.place, message),
    { cause: error },
  )
}

const describeLoadError = ({ code, details, places }: CatalogLoadError): string => {
  if (code !== 'DUPLICATE') return details
  const [kind, id = ''] = details.split(': ')
  const tell = kind === 'products' ? exportMessages.duplicateGood : exportMessages.duplicateOffer
  return `${places[0] ?? ''}: ${tell(id.split(' / ')[0] ?? '', places.join(', '))}`
}
