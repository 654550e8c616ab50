import type { ExchangeEntityName, ExchangeRecord } from '@isp/contract'
import { loginKey } from '@isp/contract/fields'
import { kopecksOf } from '@isp/contract/loaded-numbers'
import type { Database } from '../../kernel/database.ts'
import type { LoadContext, LoadedEntity, LoadFault, LoadItem } from '../../trade/loaded-entity.ts'
import type { Jobs } from '../jobs/jobs.service.ts'
import { invite } from './invitations.service.ts'
import {
  applyLoadedManagers,
  blockCompanies,
  type CompanyRow,
  deleteManagers,
  endAgreements,
  endSpecifications,
  insertCompanies,
  type LoadedPerson,
  matchCompanies,
  replaceLoadedManagers,
  selectAgreementMarks,
  selectCompaniesGiven,
  selectCompaniesOf,
  selectCompanyMarks,
  selectManagerMarks,
  selectSpecificationMarks,
  selectTakenPriceTypes,
  updateCompanies,
  upsertAgreements,
  upsertManagers,
  upsertSpecifications,
} from './loaded-companies.sql.ts'
import {
  deleteUsers,
  replaceMemberships,
  selectCompaniesOfUsers,
  selectUninvited,
  selectUserMarks,
  shutOut,
  updateMembers,
  upsertUsers,
} from './loaded-users.sql.ts'

type Entity<Name extends ExchangeEntityName> = LoadedEntity<ExchangeRecord<Name>> & { name: Name }
type Company = LoadItem<ExchangeRecord<'companies'>>

const marksById = (rows: readonly { id: string; mark: string }[]): Map<string, string> =>
  new Map(rows.map(({ id, mark }) => [id, mark]))

/** ИНН and КПП, which one company has alone. */
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

/** The company of each record: by its link, by that of its head, by ИНН and КПП; else a new one. */
const findOrInsert = async (
  { database, links }: LoadContext,
  items: readonly Company[],
): Promise<{ item: Company; companyId: number; isOwn: boolean }[]> => {
  const linked = await links.find(
    'companies',
    items.flatMap(({ id, record }) => (record.head ? [id, record.head] : [id])),
  )
  const free = items.filter(({ id }) => !linked.has(id)).filter(({ record }) => !record.head)
  const matched = new Map(
    (await matchCompanies(database, free.map(rowOf))).map(({ place, id }) => [place, id]),
  )
  const unmatched = free.filter(({ place }) => !matched.has(place)).map(rowOf)
  // several counterparties of one call may be one company
  const fresh = [...new Map(unmatched.map((row) => [requisitesOf(row), row])).values()]
  const inserted = new Map(
    (await insertCompanies(database, fresh)).map((row) => [requisitesOf(row), row.id]),
  )
  return items.flatMap((item) => {
    const { id, place, record } = item
    const own = linked.get(id)
    const head = record.head ? linked.get(record.head) : undefined
    const found =
      (record.head ? head : own) ?? matched.get(place) ?? inserted.get(requisitesOf(rowOf(item)))
    return found === undefined ? [] : [{ item, companyId: found, isOwn: !record.head }]
  })
}

const companies: Entity<'companies'> = {
  name: 'companies',
  isLinked: true,
  references: ({ managers = [], head }) => [
    ...managers.map((id, at) => ({ entity: 'managers', path: `managers.${at}`, id })),
    ...(head ? [{ entity: 'companies', path: 'head', id: head }] : []),
  ],
  known: async ({ database, links }, ids) => {
    const linked = await links.find('companies', ids)
    const marks = new Map(
      (await selectCompanyMarks(database, [...linked.values()])).map(({ id, mark }) => [id, mark]),
    )
    return new Map(
      [...linked].flatMap(([id, local]) => {
        const mark = marks.get(local)
        return mark === undefined ? [] : [[id, `${local}:${mark}`]]
      }),
    )
  },
  write: async (context, items) => {
    const { database, links, ids } = context
    const found = await findOrInsert(context, items)
    await links.put(
      'companies',
      found.map(({ item, companyId }) => ({ id: item.id, localId: companyId })),
    )
    const own = found.filter(({ isOwn }) => isOwn)
    // of several counterparties of one company the last one says what it is called
    const rows = new Map(own.map(({ item, companyId }) => [companyId, rowOf(item)]))
    await updateCompanies(
      database,
      [...rows].map(([id, row]) => ({ ...row, id })),
    )
    const looked = own.flatMap(({ item: { record }, companyId }) =>
      record.managers ? [{ companyId, managers: record.managers.map(ids.toShop) }] : [],
    )
    await replaceLoadedManagers(database, looked)
    await applyLoadedManagers(
      database,
      looked.map(({ companyId }) => companyId),
    )
    return []
  },
  hide: async ({ database, links }, ids) => {
    await blockCompanies(database, [...(await links.find('companies', ids)).values()])
    return []
  },
  shown: (_ids, links) =>
    `select link.external_id as id from (${links}) link join company on company.id = link.local_id
      where company.status <> 'BLOCKED'`,
}

const personOf = ({
  id,
  record: { email, lastName, firstName, patronymic },
}: LoadItem<ExchangeRecord<'managers'>>): LoadedPerson => ({
  id,
  email,
  emailKey: loginKey(email),
  name: [lastName, firstName, patronymic].filter(Boolean).join(' '),
})

const managers: Entity<'managers'> = {
  name: 'managers',
  references: () => [],
  known: async ({ database }, ids) => marksById(await selectManagerMarks(database, ids)),
  write: async ({ database }, items) => {
    await upsertManagers(database, items.map(personOf))
    const ids = items.map(({ id }) => id)
    const own = await selectCompaniesOf(database, ids)
    await applyLoadedManagers(
      database,
      own.map(({ companyId }) => companyId),
    )
    return []
  },
  hide: async ({ database }, ids) => {
    const own = await selectCompaniesOf(database, ids)
    await deleteManagers(database, ids)
    await applyLoadedManagers(
      database,
      own.map(({ companyId }) => companyId),
    )
    return []
  },
  shown: ({ owns }) => `select external_id as id from loaded_manager where ${owns('external_id')}`,
}

const kopecks = (amount: string | null): number | null =>
  amount === null ? null : kopecksOf(amount)

const agreements: Entity<'agreements'> = {
  name: 'agreements',
  references: ({ company, priceType }) => [
    { entity: 'companies', path: 'company', id: company },
    { entity: 'price-types', path: 'priceType', id: priceType },
  ],
  known: async ({ database }, ids) => marksById(await selectAgreementMarks(database, ids)),
  write: async ({ database, links, ids }, items) => {
    const linked = await links.find(
      'companies',
      items.map(({ record }) => record.company),
    )
    await upsertAgreements(
      database,
      items.flatMap(({ id, record: { company, priceType, ...record } }) => {
        const companyId = linked.get(company)
        return companyId === undefined
          ? []
          : [
              {
                ...record,
                id,
                companyId,
                priceType: ids.toShop(priceType),
                creditLimit: kopecks(record.creditLimit),
                debt: kopecks(record.debt),
                overdue: kopecks(record.overdue),
              },
            ]
      }),
    )
    return []
  },
  hide: async ({ database }, ids) => {
    await endAgreements(database, ids)
    return []
  },
  shown: ({ owns }) => `select external_id as id from valid_agreement where ${owns('external_id')}`,
}

const specifications: Entity<'specifications'> = {
  name: 'specifications',
  references: ({ agreement, priceType }) => [
    { entity: 'agreements', path: 'agreement', id: agreement },
    { entity: 'price-types', path: 'priceType', id: priceType },
  ],
  known: async ({ database }, ids) => marksById(await selectSpecificationMarks(database, ids)),
  write: async ({ database, ids }, items) => {
    const rows = items.map(({ id, record }) => ({
      ...record,
      id,
      agreement: ids.toShop(record.agreement),
      priceType: ids.toShop(record.priceType),
    }))
    const taken = new Set((await selectTakenPriceTypes(database, rows)).map(({ id }) => id))
    const owners = new Map<string, string>()
    for (const { id, priceType, namesGoods } of rows)
      if (namesGoods && !owners.has(priceType)) owners.set(priceType, id)
    const isTaken = ({ id, priceType, namesGoods }: (typeof rows)[number]) =>
      taken.has(id) || (namesGoods && owners.get(priceType) !== id)
    await upsertSpecifications(
      database,
      rows.filter((row) => !isTaken(row)),
    )
    return items.flatMap(({ place }, at): LoadFault[] => {
      const row = rows[at]
      return row && isTaken(row) ? [{ place, path: 'priceType', code: 'UNAVAILABLE' }] : []
    })
  },
  hide: async ({ database }, ids) => {
    await endSpecifications(database, ids)
    return []
  },
  shown: ({ owns }) =>
    `select external_id as id from specification
      where coalesce(valid_until, 'infinity') >= (now() at time zone 'Europe/Moscow')::date and ${owns('external_id')}`,
}

/** Somebody has come to the staff or left it: the companies that the accounting system gives to this person follow. */
export const followStaff = async (database: Database, accountId: number): Promise<void> => {
  const given = await selectCompaniesGiven(database, accountId)
  await applyLoadedManagers(
    database,
    given.map(({ companyId }) => companyId),
  )
}

type Ports = { jobs: Pick<Jobs, 'enqueue'>; shopOrigin: string }

const usersWith = (ports: Ports): Entity<'users'> => ({
  name: 'users',
  references: ({ companies: own }) =>
    own.map(({ company }, at) => ({
      entity: 'companies',
      path: `companies.${at}.company`,
      id: company,
    })),
  known: async ({ database }, ids) => marksById(await selectUserMarks(database, ids)),
  write: async ({ database, links }, items) => {
    const linked = await links.find(
      'companies',
      items.flatMap(({ record }) => record.companies.map(({ company }) => company)),
    )
    const ids = items.map(({ id }) => id)
    await upsertUsers(database, items.map(personOf))
    const memberships = items.flatMap(({ id, record }) => {
      const own = new Map(record.companies.map(({ company, role }) => [linked.get(company), role]))
      return [...own].flatMap(([companyId, role]) =>
        companyId === undefined ? [] : [{ userId: id, companyId, role }],
      )
    })
    await shutOut(database, await replaceMemberships(database, ids, memberships))
    await updateMembers(database, ids)
    for (const { companyId, company, inn, email, role } of await selectUninvited(database, ids))
      await invite(ports, database, {
        company: { id: companyId, name: company, inn },
        email,
        role,
        author: null,
      })
    return []
  },
  hide: async ({ database }, ids) => {
    await shutOut(database, await selectCompaniesOfUsers(database, ids))
    await deleteUsers(database, ids)
    return []
  },
  shown: ({ owns }) => `select external_id as id from loaded_user where ${owns('external_id')}`,
})

/** Companies, their terms and people. */
export const loadedCompanies = (ports: Ports) =>
  [
    managers,
    companies,
    usersWith(ports),
    agreements,
    specifications,
  ] as const satisfies readonly LoadedEntity[]
