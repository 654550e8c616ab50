import type { ExchangeEntityName, ExchangeRecord } from '@isp/contract'
import { loginKey } from '@isp/contract/fields'
import { kopecksOf } from '@isp/contract/roubles'
import type { Database } from '../../kernel/database.ts'
import type { LoadedEntity, LoadFault, LoadItem } from '../../load/loaded-entity.ts'
import type { Jobs } from '../jobs/jobs.service.ts'
import { invite } from './invitations.service.ts'
import {
  applyLoadedManagers,
  deleteManagers,
  endAgreements,
  endSpecifications,
  type LoadedPerson,
  selectAgreementMarks,
  selectCompaniesGiven,
  selectCompaniesOf,
  selectManagerMarks,
  selectSpecificationMarks,
  selectTakenPriceTypes,
  upsertAgreements,
  upsertManagers,
  upsertSpecifications,
} from './loaded-companies.sql.ts'
import { counterparties } from './loaded-counterparties.service.ts'
import {
  deleteUsers,
  excludePeople,
  replaceMemberships,
  selectEarlierUsers,
  selectPairsOf,
  selectUninvited,
  selectUserMarks,
  updateMembers,
  upsertUsers,
} from './loaded-users.sql.ts'

type Entity<Name extends ExchangeEntityName> = LoadedEntity<ExchangeRecord<Name>> & { name: Name }

const marksById = (rows: readonly { id: string; mark: string }[]): Map<string, string> =>
  new Map(rows.map(({ id, mark }) => [id, mark]))

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

/**
 * After somebody has joined or left the staff: assigns or removes the companies that the accounting system gives to
 * this person.
 */
export const syncCompaniesOfStaff = async (
  database: Database,
  accountId: number,
): Promise<void> => {
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
  write: async ({ database, links, ids: source }, items) => {
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
    await excludePeople(database, await replaceMemberships(database, ids, memberships))
    await updateMembers(database, ids)
    for (const { companyId, company, inn, email, role } of await selectUninvited(database, ids))
      await invite(ports, database, {
        company: { id: companyId, name: company, inn },
        email,
        role,
        author: null,
      })
    const earlierOf = new Map(
      (await selectEarlierUsers(database, ids)).map(({ id, earlier }) => [id, earlier]),
    )
    return items.flatMap(({ id, place }): LoadFault[] => {
      const earlier = earlierOf.get(id)
      if (earlier === undefined) return []
      const by = source.fromShop(earlier) ?? earlier
      return [{ place, path: 'email', code: 'SAME_PERSON', params: { by }, isNote: true }]
    })
  },
  hide: async ({ database }, ids) => {
    const pairs = await selectPairsOf(database, ids)
    await deleteUsers(database, ids)
    await excludePeople(database, pairs)
    return []
  },
  shown: ({ owns }) => `select external_id as id from loaded_user where ${owns('external_id')}`,
})

/** Everything about companies that is loaded: companies, terms, people. */
export const loadedCompanies = (ports: Ports) =>
  [
    managers,
    counterparties,
    usersWith(ports),
    agreements,
    specifications,
  ] as const satisfies readonly LoadedEntity[]
