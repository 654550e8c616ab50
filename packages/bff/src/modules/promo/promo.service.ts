import {
  MAX_PROMO_PRODUCTS,
  type Promo,
  type PromoEntry,
  type PromoFields,
  type PromoKind,
  type PromoPlaceQuery,
} from '@isp/contract'
import { AppError, fieldError, invalidFields } from '../../kernel/app-error.ts'
import { type Database, theRow } from '../../kernel/database.ts'
import type { Caller, Staff } from '../../kernel/http/caller.ts'
import { slugOf } from '../../kernel/slug.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { changesOf, insertAct } from '../staff-log/staff-log.service.ts'
import {
  areSections,
  deleteProducts,
  deletePromo,
  insertProducts,
  insertPromo,
  insertView,
  type PromoRow,
  type ShownRow,
  selectChain,
  selectEntries,
  selectShown,
  updatePromo,
} from './promo.sql.ts'

type Editor = Staff<'admin' | 'content'>
type Entries = { items: PromoEntry[] }
type ShownPromo = Promo & { productIds: number[] }

export type PromoService = {
  /** For the section with this address, for the home page (empty), or all. @throws AppError SECTION_NOT_FOUND */
  shown(place?: PromoPlaceQuery): Promise<ShownPromo[]>
  /** @throws AppError PROMO_NOT_FOUND */
  one(id: number): Promise<ShownPromo>
  all(): Promise<Entries>
  /** @throws AppError SECTION_NOT_FOUND, REQUEST_INVALID for a period that ends before it begins */
  create(editor: Editor, fields: PromoFields, productIds?: readonly number[]): Promise<PromoEntry>
  /** Changes all items or none. @throws AppError PROMO_NOT_FOUND and what `create` throws */
  change(editor: Editor, items: readonly (PromoFields & { id: number })[]): Promise<Entries>
  remove(editor: Editor, ids: readonly number[]): Promise<{ ids: number[] }>
  /** @throws AppError PROMO_NOT_FOUND, PROMO_PRODUCTS_FULL */
  addProducts(editor: Editor, id: number, productIds: readonly number[]): Promise<PromoEntry>
  /** @throws AppError PROMO_NOT_FOUND */
  removeProducts(editor: Editor, id: number, productIds: readonly number[]): Promise<PromoEntry>
  /**
   * `clientId`: of an anonymous visitor's browser; without account and client id the view is not counted.
   * @throws AppError PROMO_NOT_FOUND
   */
  view(caller: Caller, id: number, clientId: string | undefined): Promise<{ isCounted: boolean }>
}

/** Only the number identifies the entry; the words may change. */
const slugOfPromo = ({ id, title }: { id: number; title: string }): string =>
  `${id}-${slugOf(title, String(id))}`

const withSlug = (row: ShownRow): ShownPromo => ({ ...row, slug: slugOfPromo(row) })

const toEntry = ({ uuid: _uuid, startsAt, endsAt, ...row }: PromoRow): PromoEntry => ({
  ...row,
  slug: slugOfPromo(row),
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
})

/** An entry as recorded in the staff's log. */
const logged = (entry: PromoEntry) => ({
  title: entry.title,
  text: entry.text,
  image: entry.image?.src ?? null,
  link: entry.link,
  section: entry.section?.name ?? null,
  inSections: entry.inSections.map(({ name }) => name).join(', ') || null,
  slides: entry.slides.length,
  sort: entry.sort,
  isActive: String(entry.isActive),
  startsAt: entry.startsAt,
  endsAt: entry.endsAt,
  products: entry.productIds.join(', ') || null,
})

const fieldsOf = ({ inSections: _kept, ...entry }: PromoEntry): PromoFields => ({
  ...entry,
  sectionId: entry.section?.id,
})

export const createPromoService = (
  { database, transact, now }: { database: Database; transact: Transact; now: () => Date },
  kind: PromoKind,
): PromoService => {
  const check = async (connection: Database, fields: PromoFields): Promise<void> => {
    const { startsAt, endsAt, sectionId, inSections = [] } = fields
    if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt)) {
      throw invalidFields(fieldError('endsAt', 'INVALID'))
    }
    if (sectionId !== undefined && !(await areSections(connection, [sectionId]))) {
      throw new AppError('SECTION_NOT_FOUND')
    }
    if (!(await areSections(connection, inSections))) {
      throw new AppError(
        'SECTION_NOT_FOUND',
        {},
        { fields: [fieldError('inSections', 'UNAVAILABLE')] },
      )
    }
  }
  const note = (
    connection: Database,
    editor: Editor,
    row: PromoRow,
    act: 'created' | 'changed' | 'deleted',
    changes: ReturnType<typeof changesOf>,
  ) =>
    insertAct(connection, {
      actor: editor.account,
      kind: `promo.${act}`,
      subject: { kind: 'promo', uuid: row.uuid, name: row.title },
      changes,
      comment: null,
    })
  const locked = async (connection: Database, id: number): Promise<PromoRow> => {
    const [row] = await selectEntries(connection, kind, [id], true)
    if (!row) throw new AppError('PROMO_NOT_FOUND')
    return row
  }
  /** Locks, changes and re-reads the entry, and writes the log. */
  const alter = async (
    connection: Database,
    editor: Editor,
    id: number,
    work: (before: PromoEntry) => Promise<void>,
  ): Promise<PromoEntry> => {
    const row = await locked(connection, id)
    const before = toEntry(row)
    await work(before)
    const after = toEntry(theRow(await selectEntries(connection, kind, [id])))
    const changes = changesOf(logged(before), logged(after))
    if (changes.length > 0) await note(connection, editor, row, 'changed', changes)
    return after
  }
  return {
    shown: async ({ section } = {}) => {
      const chain = section ? (await selectChain(database, section)).map(({ id }) => id) : []
      if (section && chain.length === 0) throw new AppError('SECTION_NOT_FOUND')
      const place = section === undefined ? null : chain
      return (await selectShown(database, kind, now(), null, place)).map(withSlug)
    },
    one: async (id) => {
      const [promo] = await selectShown(database, kind, now(), id)
      if (!promo) throw new AppError('PROMO_NOT_FOUND')
      return withSlug(promo)
    },
    all: async () => ({ items: (await selectEntries(database, kind)).map(toEntry) }),
    create: (editor, fields, productIds = []) =>
      transact(async (connection) => {
        await check(connection, fields)
        const { id } = theRow(await insertPromo(connection, kind, fields))
        await insertProducts(connection, id, productIds)
        const row = theRow(await selectEntries(connection, kind, [id]))
        await note(connection, editor, row, 'created', changesOf({}, logged(toEntry(row))))
        return toEntry(row)
      }),
    change: (editor, items) =>
      transact(async (connection) => {
        const changed: PromoEntry[] = []
        // locked in a fixed sequence, against deadlocks between editors
        for (const { id, ...fields } of items.toSorted((one, other) => one.id - other.id)) {
          const entry = await alter(connection, editor, id, async (before) => {
            const whole = { ...fieldsOf(before), ...fields }
            await check(connection, whole)
            await updatePromo(connection, id, whole)
          })
          changed.push(entry)
        }
        return { items: changed }
      }),
    remove: (editor, ids) =>
      transact(async (connection) => {
        const rows = await selectEntries(connection, kind, ids, true)
        const known = rows.map(({ id }) => id)
        await deletePromo(connection, known)
        for (const row of rows) {
          await note(connection, editor, row, 'deleted', changesOf(logged(toEntry(row)), {}))
        }
        return { ids: known }
      }),
    addProducts: (editor, id, productIds) =>
      transact(async (connection) => {
        const entry = await alter(connection, editor, id, () =>
          insertProducts(connection, id, productIds),
        )
        if (entry.productIds.length > MAX_PROMO_PRODUCTS) throw new AppError('PROMO_PRODUCTS_FULL')
        return entry
      }),
    removeProducts: (editor, id, productIds) =>
      transact((connection) =>
        alter(connection, editor, id, () => deleteProducts(connection, id, productIds)),
      ),
    view: async ({ account }, id, clientId) => {
      const [promo] = await selectShown(database, kind, now(), id)
      if (!promo) throw new AppError('PROMO_NOT_FOUND')
      const visitor = account ? `account ${account.uuid}` : clientId && `browser ${clientId}`
      if (!visitor) return { isCounted: false }
      const counted = await insertView(database, id, visitor, now())
      return { isCounted: counted.length > 0 }
    },
  }
}

/** Ids of `1,2`, whose form is checked already; numbers beyond the database's integer are left out. */
export const promoIdsOf = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((id) => id <= 2_147_483_647)
