import { type Drawn, demoCatalog, demoPeople } from '@isp/demo-data'
import pg from 'pg'
import { migrate } from '../composition/migrations.ts'
import { StartupError } from '../kernel/app-error.ts'
import type { ContentPlaces } from '../kernel/blobs/content-places.ts'
import type { PublicFiles } from '../kernel/blobs/public-files.ts'
import { CatalogLoadError, type LoadProgress, type LoadResult, loadCatalog } from '../load/index.ts'
import { loadAccounts } from './demo-data.accounts.ts'
import { loadApprovals } from './demo-data.approvals.ts'
import type { DemoDataArguments } from './demo-data.arguments.ts'
import { loadRates, withForeignPrices } from './demo-data.currency.ts'
import { loadCutting } from './demo-data.cutting.ts'
import { loadDictionary } from './demo-data.dictionary.ts'
import { loadDrafts } from './demo-data.drafts.ts'
import { loadEducation, loadOffers } from './demo-data.education.ts'
import {
  createDrawOnce,
  type Draw,
  drawEach,
  makeDocuments,
  makePictures,
  makePromoPictures,
} from './demo-data.files.ts'
import { loadMarks } from './demo-data.goods.ts'
import { demoDataMessages } from './demo-data.messages.ts'
import { loadOrders } from './demo-data.orders.ts'
import { loadPapers } from './demo-data.papers.ts'
import { loadPeople } from './demo-data.people.ts'
import { loadPromo } from './demo-data.promo.ts'
import { loadTickets } from './demo-data.tickets.ts'

export type DemoDataRun = DemoDataArguments & {
  databaseUrl: string
  content: ContentPlaces
  say: (line: string) => void
}

/**
 * Migrates, writes documents, loads catalogue and people, draws pictures. A repeated run with the same arguments
 * changes nothing.
 * @throws StartupError with one sentence when the database or the folder cannot be used
 */
export const runDemoData = async (run: DemoDataRun): Promise<LoadResult> => {
  const { databaseUrl, content, say } = run
  const { published } = content
  const started = performance.now()
  const draw = run.hasFewDrawings ? createDrawOnce() : drawEach
  await migrate({ url: databaseUrl })
  const documents = await asSentence(published, () => makeDocuments(published, draw))
  say(demoDataMessages.documents(documents.made, documents.sizes.size))

  const pictures: Drawn[] = []
  const result = await load(run, documents.sizes, pictures)
  say(demoDataMessages.loaded(result.staged.products, result.changed, result.version))
  if (run.hasPeople) {
    say(demoDataMessages.people(demoPeople.companies.length, demoPeople.accounts.length))
  }
  await drawAll(published, pictures, draw, say)
  await asSentence(published, () => makePromoPictures(published, draw))
  say(demoDataMessages.done((performance.now() - started) / 1000))
  return result
}

/** Loads catalogue and people into the database; collects the pictures of the products. */
const load = async (
  { databaseUrl, content, say, ...wanted }: DemoDataRun,
  documentSizes: ReadonlyMap<string, number>,
  pictures: Drawn[],
): Promise<LoadResult> => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    application_name: 'isp-demo-data',
  })
  pool.on('error', () => undefined) // the running statement reports it
  try {
    const batches = demoCatalog({
      ...wanted,
      documentSizes,
      onPicture: (drawn) => pictures.push(drawn),
    })
    const onProgress = progressLines(wanted.products, say)
    await loadRates(pool)
    const result = await loadCatalog(pool, withForeignPrices(batches), {
      mode: 'full',
      catalog: 'demo',
      onProgress,
    })
    await loadCutting(pool)
    await loadPromo(pool)
    await loadDictionary(pool)
    await loadEducation(pool)
    await loadOffers(pool)
    if (wanted.hasPeople) {
      await loadPeople(pool)
      await loadDrafts(pool)
      await loadApprovals(pool)
      const made = await loadOrders(pool, wanted.orders)
      if (made > 0) say(demoDataMessages.orders(made))
      if (wanted.orders > 0) {
        await loadTickets(pool, wanted.tickets, content)
        await loadMarks(pool)
        await loadPapers(pool)
        await loadAccounts(pool, content.blobs.files)
      }
    }
    return result
  } catch (error) {
    const reason = error instanceof CatalogLoadError ? error.details : (error as Error).message
    throw new StartupError(demoDataMessages.databaseFailed(reason), { cause: error })
  } finally {
    await pool.end()
  }
}

const drawAll = async (
  published: PublicFiles,
  pictures: readonly Drawn[],
  draw: Draw,
  say: DemoDataRun['say'],
): Promise<void> => {
  const made = await asSentence(published, () =>
    makePictures(published, pictures, draw, (done) => {
      if (done % 200 === 0) say(demoDataMessages.pictures(done, pictures.length))
    }),
  )
  say(demoDataMessages.picturesDone(made, pictures.length))
}

/** A folder that cannot be written becomes a StartupError with a sentence; other errors are rethrown. */
const asSentence = async <T>({ place }: PublicFiles, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (typeof code !== 'string' || !/^E[A-Z]+$/.test(code)) throw error
    throw new StartupError(demoDataMessages.blobFolder(place, message), { cause: error })
  }
}

/** Prints a line for every tenth of the products, and for every step of the merge. */
const progressLines = (
  total: number,
  say: DemoDataRun['say'],
): ((progress: LoadProgress) => void) => {
  let said = 0
  return (progress) => {
    if (progress.step === 'waiting') return say(demoDataMessages.waiting)
    if (progress.step === 'merging') return say(demoDataMessages.merging(progress.kind))
    const tenth = Math.floor((progress.staged.products * 10) / total)
    if (tenth > said) {
      said = tenth
      say(demoDataMessages.generated(progress.staged.products, total))
    }
  }
}
