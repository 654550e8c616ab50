import type { ExchangeRecord } from '@isp/contract'
import { kopecksOf } from '@isp/contract/roubles'
import type { LoadedEntity, LoadFault } from '../../load/loaded-entity.ts'
import {
  hideSettlements,
  selectAgreementCompanies,
  selectSettlementMarks,
  upsertSettlements,
} from './loaded-settlements.sql.ts'

/**
 * Reconciliation statements (акты сверки). An agreement of another company is refused, because its name would be
 * shown to strangers.
 */
export const loadedSettlements: LoadedEntity<ExchangeRecord<'settlements'>> = {
  name: 'settlements',
  references: ({ company, agreement }) => [
    { entity: 'companies', path: 'company', id: company },
    ...(agreement ? [{ entity: 'agreements', path: 'agreement', id: agreement }] : []),
  ],
  known: async ({ database }, ids) =>
    new Map((await selectSettlementMarks(database, ids)).map(({ id, mark }) => [id, mark])),
  write: async ({ database, links, ids }, items) => {
    const linked = await links.find(
      'companies',
      items.map(({ record }) => record.company),
    )
    const agreements = items.flatMap(({ record }) =>
      record.agreement ? [ids.toShop(record.agreement)] : [],
    )
    const companyOf = new Map(
      (await selectAgreementCompanies(database, agreements)).map((row) => [row.id, row.companyId]),
    )
    const faults: LoadFault[] = []
    const rows = items.flatMap(({ id, place, record }) => {
      const companyId = linked.get(record.company)
      const agreement = record.agreement && ids.toShop(record.agreement)
      if (companyId === undefined) return []
      if (agreement && companyOf.get(agreement) !== companyId) {
        faults.push({ place, path: 'agreement', code: 'UNAVAILABLE' })
        return []
      }
      return [
        {
          ...{ id, companyId, agreement, from: record.from, to: record.to },
          opening: kopecksOf(record.opening),
          closing: kopecksOf(record.closing),
          lines: record.lines.map((line) => ({
            ...line,
            debit: kopecksOf(line.debit),
            credit: kopecksOf(line.credit),
          })),
          overdue: record.overdue.map(({ days, amount }) => ({ days, amount: kopecksOf(amount) })),
        },
      ]
    })
    await upsertSettlements(database, ids.name, rows)
    return faults
  },
  hide: async ({ database }, ids) => {
    await hideSettlements(database, ids)
    return []
  },
  shown: ({ owns }) =>
    `select external_id as id from settlement where not is_hidden and ${owns('external_id')}`,
}
