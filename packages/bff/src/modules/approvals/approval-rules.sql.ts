// Reads account of user; company_member of company; orders of order.
import type { ApprovalRules, ApprovalRulesInput } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

export type Limits = { orderLimit: number | null; termDays: number; isManager: boolean }

/** Without rules there is no limit. A person's own limit replaces the company's. */
export const selectLimits = async (
  database: Database,
  ids: { companyId: number; accountId: number },
): Promise<Limits> => {
  const rows = await database.query<Limits>({
    name: 'approvals.limits',
    text: `select coalesce(person.order_limit, rules.order_limit)::float8 as "orderLimit",
                  coalesce(rules.term_days, 14) as "termDays", member.role = 'manager' as "isManager"
             from company_member member
             left join approval_rules rules on rules.company_id = member.company_id
             left join approval_person person
               on person.company_id = member.company_id and person.account_id = member.account_id
            where member.company_id = $1 and member.account_id = $2`,
    values: [ids.companyId, ids.accountId],
  })
  return theRow(rows)
}

/** Whether the company has any limit. */
export const selectHasRules = async (database: Database, companyId: number): Promise<boolean> => {
  const rows = await database.query<{ has: boolean }>({
    name: 'approvals.has-rules',
    text: `select exists (select from approval_rules where company_id = $1 and order_limit is not null)
               or exists (select from approval_person where company_id = $1 and order_limit is not null)
               or exists (select from cost_centre where company_id = $1 and not is_closed) as has`,
    values: [companyId],
  })
  return theRow(rows).has
}

type RulesRow = Pick<ApprovalRules, 'version' | 'orderLimit' | 'termDays' | 'people'>

export const selectRules = async (database: Database, companyId: number): Promise<RulesRow> => {
  const rows = await database.query<RulesRow>({
    name: 'approvals.rules',
    text: `select coalesce(max(rules.version), 0) as version, max(rules.order_limit)::float8 as "orderLimit",
                  coalesce(max(rules.term_days), 14) as "termDays",
                  coalesce(json_agg(json_build_object('id', account.id,
                      'name', coalesce(nullif(concat_ws(' ', nullif(last_name, ''), nullif(first_name, ''), nullif(patronymic, '')), ''), login),
                      'isManager', member.role = 'manager', 'orderLimit', person.order_limit,
                      'isApprover', coalesce(person.is_approver, false)) order by member.role <> 'manager', last_name, account.id)
                    filter (where not member.is_blocked and account.status <> 'BLOCKED'), '[]') as people
             from company_member member join account on account.id = member.account_id
             left join approval_person person
               on person.company_id = member.company_id and person.account_id = member.account_id
             left join approval_rules rules on rules.company_id = member.company_id
            where member.company_id = $1`,
    values: [companyId],
  })
  return theRow(rows)
}

/** False when the rules have another version by now. */
export const writeRules = async (
  database: Database,
  companyId: number,
  { version, orderLimit, termDays }: ApprovalRulesInput,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'approvals.write-rules',
    text: `insert into approval_rules (company_id, order_limit, term_days)
           select $1, $2, $3 where $4 = 0 or exists (select from approval_rules where company_id = $1)
           on conflict (company_id) do update
              set order_limit = excluded.order_limit, term_days = excluded.term_days, version = approval_rules.version + 1
            where approval_rules.version = $4
           returning 1`,
    values: [companyId, orderLimit, termDays, version],
  })
  return rows.length > 0
}

/** @returns ids that are not members of the company */
export const writePeople = async (
  database: Database,
  companyId: number,
  people: ApprovalRulesInput['people'],
): Promise<number[]> => {
  const rows = await database.query<{ id: number }>({
    name: 'approvals.write-people',
    text: `with given as (
             select id, "orderLimit", "isApprover"
               from jsonb_to_recordset($2::jsonb) as g (id integer, "orderLimit" bigint, "isApprover" boolean)
           ), gone as (
             delete from approval_person
              where company_id = $1 and not exists (
                    select from given where given.id = approval_person.account_id
                       and ("isApprover" or "orderLimit" is not null))
           ), written as (
             insert into approval_person (company_id, account_id, order_limit, is_approver)
             select $1, given.id, "orderLimit", "isApprover" from given
               join company_member member on member.company_id = $1 and member.account_id = given.id
              where "isApprover" or "orderLimit" is not null
             on conflict (company_id, account_id) do update
                set order_limit = excluded.order_limit, is_approver = excluded.is_approver
           )
           select id from given
            where not exists (select from company_member where company_id = $1 and account_id = given.id)`,
    values: [companyId, JSON.stringify(people)],
  })
  return rows.map(({ id }) => id)
}

type CostCentre = ApprovalRules['costCentres'][number]

/** Start of the budget period that includes $2; orders count from there. */
const periodStart = `date_trunc(centre.period, $2::timestamptz at time zone 'Europe/Moscow') at time zone 'Europe/Moscow'`

/** Sum charged to a budget; cancelled orders count zero, because their total is zero. */
const spent = `
  (select coalesce(sum(orders.total), 0)::float8 from order_cost_centre charged
     join orders on orders.id = charged.order_id
    where charged.cost_centre_id = centre.id
      and orders.created_at >= ${periodStart})`

const centreColumns = `centre.id, centre.name, centre.period, centre.budget::float8 as budget, ${spent} as spent`

export const selectCostCentres = (
  database: Database,
  companyId: number,
  now: Date,
): Promise<CostCentre[]> =>
  database.query<CostCentre>({
    name: 'approvals.cost-centres',
    text: `select ${centreColumns} from cost_centre centre
            where centre.company_id = $1 and not centre.is_closed order by centre.name, centre.id`,
    values: [companyId, now],
  })

/**
 * Locks the cost centre until the end of the transaction; concurrent orders on it wait and see what this one has
 * used.
 */
export const lockCostCentre = async (
  database: Database,
  { id, companyId }: { id: number; companyId: number },
): Promise<boolean> => {
  const rows = await database.query({
    name: 'approvals.lock-cost-centre',
    // fault: two-orders-overdraw
    text: `select 1 from cost_centre where id = $2 and company_id = $1 and not is_closed for no key update`,
    values: [companyId, id],
  })
  return rows.length > 0
}

/** Reads a cost centre that is locked. */
export const selectCostCentre = async (
  database: Database,
  id: number,
  now: Date,
): Promise<CostCentre> =>
  theRow(
    await database.query<CostCentre>({
      name: 'approvals.cost-centre',
      text: `select ${centreColumns} from cost_centre centre where centre.id = $1`,
      values: [id, now],
    }),
  )

/** Closes cost centres that are not listed. @returns ids that are not the company's */
export const writeCostCentres = async (
  database: Database,
  companyId: number,
  centres: ApprovalRulesInput['costCentres'],
): Promise<number[]> => {
  const known = centres.filter(({ id }) => id !== undefined)
  const rows = await database.query<{ id: number }>({
    name: 'approvals.change-cost-centres',
    text: `with given as (
             select * from jsonb_to_recordset($2::jsonb) as g (id integer, name text, period text, budget bigint)
           ), closed as (
             update cost_centre set is_closed = true
              where company_id = $1 and not is_closed and id not in (select id from given)
           ), changed as (
             update cost_centre set name = given.name, period = given.period, budget = given.budget
               from given where cost_centre.id = given.id and company_id = $1 and not is_closed
             returning cost_centre.id
           )
           select id from given where id not in (select id from changed)`,
    values: [companyId, JSON.stringify(known)],
  })
  await database.query({
    name: 'approvals.insert-cost-centres',
    text: `insert into cost_centre (company_id, name, period, budget)
           select $1, name, period, budget
             from jsonb_to_recordset($2::jsonb) as g (name text, period text, budget bigint)`,
    values: [companyId, JSON.stringify(centres.filter(({ id }) => id === undefined))],
  })
  return rows.map(({ id }) => id)
}

export const insertCharge = async (
  database: Database,
  orderId: number,
  costCentreId: number,
): Promise<void> => {
  await database.query({
    name: 'approvals.charge',
    text: 'insert into order_cost_centre (order_id, cost_centre_id) values ($1, $2)',
    values: [orderId, costCentreId],
  })
}
