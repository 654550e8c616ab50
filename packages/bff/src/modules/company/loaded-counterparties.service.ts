import type { ExchangeRecord } from '@isp/contract'
import {
  keptNote,
  type LoadContext,
  type LoadedEntity,
  type LoadFault,
  type LoadItem,
} from '../../load/loaded-entity.ts'
import { applyLoadedManagers, replaceLoadedManagers } from './loaded-companies.sql.ts'
import {
  applyLoadedCompanies,
  type CompanyRow,
  hideLoadedCompanies,
  insertCompanies,
  type Leading,
  matchCompanies,
  selectCompanyMarks,
  selectLeading,
  upsertLoadedCompanies,
} from './loaded-counterparties.sql.ts'

type Company = LoadItem<ExchangeRecord<'companies'>>
type Found = { item: Company; companyId: number }

/** ИНН and КПП, which only one company may have. */
const requisitesOf = ({ inn, kpp }: { inn: string; kpp: string | null }): string =>
  `${inn} ${kpp ?? ''}`

const rowOf = ({ place, record }: Company): CompanyRow => ({
  place,
  name: record.name,
  country: record.country,
  inn: record.inn,
  kpp: record.kpp || null,
  ogrn: record.ogrn || null,
  legalAddress: record.legalAddress,
})

/** The company of each record: by its link, by the link of its head, by ИНН and КПП; otherwise a new one. */
const findOrInsert = async (
  { database, links }: LoadContext,
  items: readonly Company[],
): Promise<Found[]> => {
  const linked = await links.find(
    'companies',
    items.flatMap(({ id, record }) => (record.head ? [id, record.head] : [id])),
  )
  const free = items.filter(({ id }) => !linked.has(id)).filter(({ record }) => !record.head)
  const matched = new Map(
    (await matchCompanies(database, free.map(rowOf))).map(({ place, id }) => [place, id]),
  )
  // several counterparties of one call may be the same company
  const unmatched = Map.groupBy(
    free.filter(({ place }) => !matched.has(place)).map(rowOf),
    requisitesOf,
  )
  const fresh = [...unmatched.values()].flatMap(([first]) => first ?? [])
  const inserted = new Map(
    (await insertCompanies(database, fresh)).map((row) => [requisitesOf(row), row.id]),
  )
  return items.flatMap((item) => {
    const { id, place, record } = item
    const own = record.head ? linked.get(record.head) : linked.get(id)
    const found = own ?? matched.get(place) ?? inserted.get(requisitesOf(rowOf(item)))
    return found === undefined ? [] : [{ item, companyId: found }]
  })
}

/**
 * Remarks about what the company does not take over from a record: another record is the leading one, or the
 * company has another ИНН here.
 */
const notesOf = (
  source: string,
  { item: { id, place, record }, companyId }: Found,
  leading: ReadonlyMap<number, Leading>,
): LoadFault[] => {
  const leads = leading.get(companyId)
  if (!leads) return []
  if (leads.source !== source || leads.id !== id) {
    const by = leads.source === source ? leads.id : `${leads.source}: ${leads.id}`
    return [{ place, path: 'id', code: 'SAME_COMPANY', params: { by }, isNote: true }]
  }
  return record.inn === leads.inn ? [] : [keptNote(place, 'inn')]
}

/**
 * Counterparties of accounting systems. Several of them may be one company of the shop; then no single one decides
 * its name and visibility (D62).
 */
export const counterparties: LoadedEntity<ExchangeRecord<'companies'>> & { name: 'companies' } = {
  name: 'companies',
  isLinked: true,
  references: ({ managers = [], head }) => [
    ...managers.map((id, at) => ({ entity: 'managers', path: `managers.${at}`, id })),
    ...(head ? [{ entity: 'companies', path: 'head', id: head }] : []),
  ],
  known: async ({ database, links, ids: source }, ids) => {
    const linked = [...(await links.find('companies', ids))].map(([id, localId]) => ({
      id,
      localId,
    }))
    const marks = await selectCompanyMarks(database, source.name, linked)
    return new Map(marks.map(({ id, mark }) => [id, mark]))
  },
  write: async (context, items) => {
    const { database, links, ids } = context
    const found = await findOrInsert(context, items)
    await links.put(
      'companies',
      found.map(({ item, companyId }) => ({ id: item.id, localId: companyId })),
    )
    await upsertLoadedCompanies(
      database,
      ids.name,
      found.map(({ item, companyId }) => ({
        ...{ ...rowOf(item), id: item.id, companyId, head: item.record.head ?? null },
      })),
    )
    const companyIds = [...new Set(found.map(({ companyId }) => companyId))]
    await applyLoadedCompanies(database, companyIds)
    const leading = new Map(
      (await selectLeading(database, companyIds)).map((row) => [row.companyId, row]),
    )
    const looked = found.flatMap(({ item: { id, record }, companyId }) => {
      const leads = leading.get(companyId)
      const isLeading = leads?.source === ids.name && leads.id === id
      return isLeading && record.managers
        ? [{ companyId, managers: record.managers.map(ids.toShop) }]
        : []
    })
    await replaceLoadedManagers(database, looked)
    await applyLoadedManagers(
      database,
      looked.map(({ companyId }) => companyId),
    )
    return found.flatMap((one) => notesOf(ids.name, one, leading))
  },
  hide: async ({ database, ids: source }, ids) => {
    await applyLoadedCompanies(database, await hideLoadedCompanies(database, source.name, ids))
    return []
  },
  shown: ({ name }) =>
    `select external_id as id from loaded_company where source = '${name}' and not is_hidden`,
}
