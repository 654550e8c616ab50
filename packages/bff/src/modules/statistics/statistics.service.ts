import type {
  CategoryStatisticsQuery,
  CompanyCategories,
  StatisticsAmount,
  StatisticsQuery,
  StatisticsRefresh,
} from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Member } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import {
  type MembersCompany,
  selectCategories,
  selectMonths,
  selectOwnCompanies,
} from './statistics.sql.ts'
import {
  changeAllMonths,
  countMonths,
  lockStatistics,
  noteCounted,
  selectChangedCompanies,
  selectCountedAt,
  takeChanges,
} from './statistics-count.sql.ts'
import { latestMonths, monthsBetween } from './statistics-months.ts'

/** Shortest time between two complete counts of a company. */
const REFRESH_MS = 60_000

export type StatisticsService = {
  refresh(caller: Member): Promise<StatisticsRefresh>
  /** @throws AppError COMPANY_FORBIDDEN when one of the companies is not the caller's */
  amount(caller: Member, query: StatisticsQuery): Promise<StatisticsAmount>
  /** @throws AppError COMPANY_FORBIDDEN when one of the companies is not the caller's */
  categories(caller: Member, query: CategoryStatisticsQuery): Promise<CompanyCategories>
}

type Ports = { database: Database; transact: Transact; now: () => Date }

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)

export const createStatisticsService = ({ database, transact, now }: Ports): StatisticsService => {
  const countChanges = async (connection: Database, companyId: number): Promise<void> => {
    const changes = await takeChanges(connection, companyId)
    if (changes.months.length > 0) await countMonths(connection, companyId, changes)
  }
  const bringUpToDate = async (companies: readonly MembersCompany[]): Promise<void> => {
    const ids = companies.map(({ id }) => id)
    for (const id of await selectChangedCompanies(database, ids)) {
      await transact(async (connection) => {
        await lockStatistics(connection, id)
        await countChanges(connection, id)
      })
    }
  }
  const askedCompanies = async (
    { account, company }: Member,
    { companyUuids }: StatisticsQuery,
  ): Promise<MembersCompany[]> => {
    const uuids = [...new Set((companyUuids ?? company.uuid).toLowerCase().split(','))]
    const companies = await selectOwnCompanies(database, account.id, uuids)
    if (companies.length < uuids.length) throw new AppError('COMPANY_FORBIDDEN')
    await bringUpToDate(companies)
    return companies
  }
  const periodOf = (
    { account }: Member,
    companies: readonly MembersCompany[],
    months: readonly string[],
  ) => ({ accountId: account.id, companyIds: companies.map(({ id }) => id), months })

  return {
    refresh: ({ company }) =>
      transact(async (connection) => {
        await lockStatistics(connection, company.id)
        const before = await selectCountedAt(connection, company.id)
        const countedAt = now()
        if (before && countedAt.getTime() - before.getTime() < REFRESH_MS) {
          return { countedAt: before.toISOString() }
        }
        await changeAllMonths(connection, company.id)
        await countChanges(connection, company.id)
        await noteCounted(connection, company.id, countedAt)
        return { countedAt: countedAt.toISOString() }
      }),

    amount: async (caller, query) => {
      const companies = await askedCompanies(caller, query)
      const months = latestMonths(now())
      const rows = await selectMonths(database, periodOf(caller, companies, months))
      const found = new Map(rows.map((row) => [`${row.companyId} ${row.month}`, row]))
      return {
        months,
        companies: companies.map(({ id, uuid, name }) => ({
          uuid,
          name,
          amounts: months.map((month) => found.get(`${id} ${month}`)?.amount ?? 0),
          orderCounts: months.map((month) => found.get(`${id} ${month}`)?.orderCount ?? 0),
        })),
      }
    },

    categories: async (caller, query) => {
      const companies = await askedCompanies(caller, query)
      const { from, to } = query
      const months = from && to ? monthsBetween(from, to) : latestMonths(now())
      const rows = await selectCategories(database, periodOf(caller, companies, months))
      return {
        months,
        companies: companies.map(({ id, uuid, name }) => {
          const own = Map.groupBy(
            rows.filter(({ companyId }) => companyId === id),
            (row) => row.name,
          )
          const categories = [...own].map(([category, counted]) => {
            const amounts = new Map(counted.map(({ month, amount }) => [month, amount]))
            return { name: category, amounts: months.map((month) => amounts.get(month) ?? 0) }
          })
          return {
            uuid,
            name,
            categories: categories.sort((one, other) => sumOf(other.amounts) - sumOf(one.amounts)),
          }
        }),
      }
    },
  }
}
