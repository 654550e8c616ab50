import type { Fault } from '../fault.ts'

const decide = ['modules/approvals/approvals.decide.test']
const people = ['modules/approvals/approvals.people.test']
const budgets = ['modules/approvals/approvals.budgets.test']
const rules = ['modules/approvals/approvals.rules.test']

/** Who may approve orders, of what, and what is left of a budget. */
export const faults: readonly Fault[] = [
  {
    id: 'blocked-member-approves',
    sqlFunction: 'approval_deciders',
    change: ['not member.is_blocked', 'true'],
    tests: people,
    harm: 'закрытый в компании числится согласующим, и заявка ждёт никого',
  },
  {
    id: 'substitute-for-ever',
    sqlFunction: 'approval_deciders',
    change: [
      "and (now() at time zone 'Europe/Moscow')::date between substitute.from_day and substitute.until_day",
      '',
    ],
    tests: people,
    harm: 'заместитель решает и вне своих дней',
  },
  {
    id: 'author-approves',
    change: ['account_id <> $2', 'true'],
    tests: rules,
    harm: 'письмо о своей заявке уходит её автору',
  },
  {
    id: 'author-decides',
    change: ['request.account_id <> $1', 'true'],
    tests: rules,
    harm: 'согласующий одобряет свой заказ сам',
  },
  {
    id: 'request-of-another-company',
    change: ['request.company_id = $2 and ', ''],
    tests: ['composition/access.states.test'],
    harm: 'заявку одной компании видно под именем другой',
  },
  {
    id: 'two-approvers-at-once',
    change: [' for no key update', ''],
    tests: decide,
    harm: 'двое согласующих делают из заявки два заказа',
  },
  {
    id: 'order-for-a-blocked-author',
    change: ['and not member.is_blocked', ''],
    tests: decide,
    harm: 'заявку того, кому закрыли доступ, показывают как годную',
  },
  {
    id: 'own-limit-of-nobody',
    change: ['coalesce(person.order_limit, rules.order_limit)', 'rules.order_limit'],
    tests: rules,
    harm: 'свой лимит человека ничего не значит',
  },
  {
    id: 'rules-for-strangers',
    change: ['from company_member where company_id = $1 and', 'from company_member where'],
    tests: rules,
    harm: 'правила ставят человеку чужой компании',
  },
  {
    id: 'budget-of-all-time',
    change: 'drop',
    tests: budgets,
    harm: 'бюджет не начинается заново с новым месяцем',
  },
  {
    id: 'foreign-cost-centre',
    change: ['and company_id = $1', 'and $1::integer > 0'],
    tests: budgets,
    harm: 'заказ уходит из бюджета чужой компании',
  },
  {
    id: 'two-orders-overdraw',
    change: [' for no key update', ''],
    tests: budgets,
    harm: 'два заказа разом превышают бюджет, и никто не спрошен',
  },
]
