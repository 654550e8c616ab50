import type {
  NewOfferInput,
  NewTextInput,
  OpenedText,
  PlaceOfferInput,
  PlaceTextInput,
  PublicationInput,
  RedirectMap,
  SaveTextInput,
  StaffText,
  StaffTextsQuery,
  TextKind,
  TextPreview,
  TextWords,
} from '@isp/contract'
import { editablePages, helpUrl } from '@isp/contract/content-urls'
import { urls } from '@isp/contract/urls'
import { AppError, fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Staff } from '../../kernel/http/caller.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../kernel/page.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { LiveBlocks } from './live/live-blocks.service.ts'
import { markdownOf } from './markdown/markdown-of.ts'
import { readMarkdown } from './markdown/read-markdown.ts'
import { selectMovedProducts } from './moved-products.sql.ts'
import { insertOffer, updateOffer } from './special-offers.sql.ts'
import { pageNames } from './texts.messages.ts'
import {
  clearFuture,
  forgetMove,
  type InitialText,
  insertArticle,
  insertMove,
  insertVersion,
  isAddressTaken,
  isTopic,
  lockTexts,
  type OwnedVersion,
  selectFirstArticle,
  selectFirstPage,
  selectMoves,
  selectText,
  selectTexts,
  selectVersion,
  selectVersions,
  type TextFields,
  type TextRow,
  updatePlace,
  updatePublication,
  type VersionRow,
} from './texts.sql.ts'

type Place = { kind: TextKind; slug: string }
type Period = { startsOn: string; endsOn: string }

export type TextsService = {
  list(query: StaffTextsQuery): Promise<PageAnswer<StaffText>>
  /** @throws AppError TEXT_NOT_FOUND */
  open(place: Place): Promise<OpenedText>
  /** @throws AppError TEXT_NOT_FOUND */
  words(id: number): Promise<TextWords>
  /** @throws AppError TOPIC_NOT_FOUND, TEXT_ADDRESS_TAKEN */
  create(input: NewTextInput): Promise<OpenedText>
  /** Saves a new version. @throws AppError TEXT_NOT_FOUND, TEXT_CHANGED when somebody else saved meanwhile */
  save(caller: Staff, place: Place, input: SaveTextInput): Promise<OpenedText>
  /** @throws AppError TEXT_NOT_FOUND, TEXT_EMPTY */
  publish(id: number, publication: PublicationInput): Promise<OpenedText>
  /** Cancels a scheduled publication; the published version stays. @throws AppError TEXT_NOT_FOUND */
  unschedule(id: number): Promise<OpenedText>
  /** @throws AppError TEXT_NOT_FOUND, TOPIC_NOT_FOUND, TEXT_ADDRESS_TAKEN */
  place(place: Place, input: PlaceTextInput): Promise<OpenedText>
  /** @throws AppError REQUEST_INVALID for a period that ends before it begins */
  createOffer(input: NewOfferInput): Promise<OpenedText>
  /** @throws AppError TEXT_NOT_FOUND, REQUEST_INVALID for a period that ends before it begins */
  placeOffer(id: number, input: PlaceOfferInput): Promise<OpenedText>
  preview(source: string): Promise<TextPreview>
  redirectMap(): Promise<RedirectMap>
}

/** Keeps the answer at a few megabytes. */
const MOST_PRODUCTS = 10_000
const pages = { slugs: editablePages, names: editablePages.map((slug) => pageNames[slug] ?? slug) }
/** Addresses below /help/ that articles must not take. */
const reserved = new Set([...editablePages, 'policy'])

const shown = ({
  topicId,
  topicName,
  startsOn,
  endsOn,
  publishAt,
  changedAt,
  ...row
}: TextRow): StaffText => ({
  ...{ kind: row.kind, slug: row.slug, title: row.title, state: row.state },
  ...{ hasNewer: row.hasNewer, changedBy: row.changedBy },
  topic: topicId === null ? null : { id: topicId, name: topicName ?? '' },
  period: startsOn === null || endsOn === null ? null : { startsOn, endsOn },
  publishAt: publishAt?.toISOString() ?? null,
  changedAt: changedAt.toISOString(),
})

const shownVersion = ({ savedAt, publishAt, ...row }: VersionRow) => ({
  ...row,
  savedAt: savedAt.toISOString(),
  publishAt: publishAt?.toISOString() ?? null,
})

const wordsOf = ({ id, title, summary, description, source }: OwnedVersion): TextWords => ({
  ...{ id, title, summary, description, source },
})

const sourced = ({ blocks, ...words }: InitialText): TextFields => ({
  ...words,
  source: markdownOf(blocks),
})

const checkPeriod = ({ startsOn, endsOn }: Period): void => {
  if (endsOn < startsOn)
    throw invalidFields(fieldError('endsOn', 'DATE_TOO_EARLY', { min: startsOn }))
}

export type TextsContext = {
  database: Database
  transact: Transact
  liveBlocks: LiveBlocks
}

export const createTexts = ({ database, transact, liveBlocks }: TextsContext): TextsService => {
  const rowOf = async (connection: Database, place: Place): Promise<TextRow> => {
    const [row] = await selectText(connection, pages, place)
    if (!row) throw new AppError('TEXT_NOT_FOUND')
    return row
  }

  const initialText = async ({ articleId, pageSlug, title }: TextRow): Promise<TextFields> => {
    const [first] = await (articleId === null
      ? selectFirstPage(database, pageSlug)
      : selectFirstArticle(database, articleId))
    return first ? sourced(first) : { title, summary: '', description: '', source: '' }
  }

  const open = async (place: Place): Promise<OpenedText> => {
    const row = await rowOf(database, place)
    const versions = await selectVersions(database, row)
    const [newest] = versions[0] ? await selectVersion(database, versions[0].id) : []
    const words = newest ? wordsOf(newest) : await initialText(row)
    return {
      ...shown(row),
      newest: newest?.id ?? null,
      title: words.title,
      summary: words.summary,
      description: words.description,
      source: words.source,
      versions: versions.map(shownVersion),
    }
  }

  const ownedVersion = async (connection: Database, id: number) => {
    const [version] = await selectVersion(connection, id)
    if (!version) throw new AppError('TEXT_NOT_FOUND')
    return version
  }

  const kindOf = ({ articleId, offerId }: OwnedVersion): TextKind => {
    if (articleId !== null) return 'article'
    return offerId === null ? 'page' : 'offer'
  }
  const placeOf = (version: OwnedVersion): Place => ({ kind: kindOf(version), slug: version.slug })
  const offerPlace = (id: number): Place => ({ kind: 'offer', slug: String(id) })

  const checkPlace = async (
    connection: Database,
    { slug, topicId }: { slug: string; topicId: number },
    exceptId: number | null,
  ) => {
    if (!(await isTopic(connection, topicId))) throw new AppError('TOPIC_NOT_FOUND')
    if (reserved.has(slug) || (await isAddressTaken(connection, slug, exceptId))) {
      throw new AppError('TEXT_ADDRESS_TAKEN')
    }
  }

  return {
    list: async (query) => {
      const { items, total } = await selectTexts(database, pages, {
        q: query.q ?? '',
        state: query.state ?? null,
        ...windowOf(query),
      })
      return pageAnswer(items.map(shown), total, query)
    },
    open,
    words: async (id) => wordsOf(await ownedVersion(database, id)),
    create: async (input) => {
      await transact(async (connection) => {
        await lockTexts(connection)
        await checkPlace(connection, input, null)
        await insertArticle(connection, input)
        await forgetMove(connection, input.slug)
      })
      return open({ kind: 'article', slug: input.slug })
    },
    save: async ({ account }, place, { basedOn, ...words }) => {
      const { blocks, minutes, words: found } = readMarkdown(words.source)
      await transact(async (connection) => {
        await lockTexts(connection)
        const row = await rowOf(connection, place)
        if (row.newest !== basedOn) throw new AppError('TEXT_CHANGED')
        await insertVersion(connection, {
          ...{ articleId: row.articleId, pageSlug: row.pageSlug, offerId: row.offerId, ...words },
          ...{ blocks, minutes, words: found, savedBy: account.name },
        })
      })
      return open(place)
    },
    publish: async (id, { at }) => {
      const version = await transact(async (connection) => {
        await lockTexts(connection)
        const owned = await ownedVersion(connection, id)
        if (owned.isEmpty) throw new AppError('TEXT_EMPTY')
        await clearFuture(connection, owned)
        await updatePublication(connection, id, at ?? new Date().toISOString())
        return owned
      })
      return open(placeOf(version))
    },
    unschedule: async (id) => {
      const version = await transact(async (connection) => {
        await lockTexts(connection)
        const owned = await ownedVersion(connection, id)
        await clearFuture(connection, owned)
        return owned
      })
      return open(placeOf(version))
    },
    place: async (place, input) => {
      await transact(async (connection) => {
        await lockTexts(connection)
        const { articleId } = await rowOf(connection, place)
        if (articleId === null) throw new AppError('TEXT_NOT_FOUND')
        await checkPlace(connection, input, articleId)
        await updatePlace(connection, articleId, input)
        if (input.slug !== place.slug) {
          await insertMove(connection, place.slug, articleId)
          await forgetMove(connection, input.slug)
        }
      })
      return open({ kind: 'article', slug: input.slug })
    },
    createOffer: async (input) => {
      checkPeriod(input)
      return open(offerPlace(await insertOffer(database, input)))
    },
    placeOffer: async (id, input) => {
      checkPeriod(input)
      if (!(await updateOffer(database, id, input))) throw new AppError('TEXT_NOT_FOUND')
      return open(offerPlace(id))
    },
    preview: async (source) => {
      const { blocks, minutes, remarks } = readMarkdown(source)
      return { blocks: await liveBlocks(blocks), minutes, remarks }
    },
    redirectMap: async () => {
      const moves = await selectMoves(database)
      const products = await selectMovedProducts(database, MOST_PRODUCTS)
      return {
        items: [
          ...moves.map(({ from, to }) => ({ from: helpUrl(from), to: helpUrl(to) })),
          ...products.map(({ from, to }) => ({ from: urls.product(from), to: urls.product(to) })),
        ],
        left: Math.max(0, (products[0]?.total ?? 0) - products.length),
      }
    },
  }
}
