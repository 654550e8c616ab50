import type { Fault } from '../fault.ts'

/** Which callers are admitted, and for which company. */
export const faults: readonly Fault[] = [
  {
    id: 'company-of-anybody',
    change: ['company_member.account_id =', '0 <'],
    tests: ['auth/callers/caller.test'],
    harm: 'по номеру компании открываются её цены и заказы',
  },
  {
    id: 'blocked-member-still-inside',
    change: ['not is_blocked', 'true'],
    tests: ['auth/callers/caller.test'],
    harm: 'уволенный видит цены и заказы компании',
  },
  {
    id: 'agreement-of-another-company',
    change: ['agreement.company_id =', '0 <'],
    tests: ['auth/callers/caller.test'],
    harm: 'чужой договор даёт чужие цены',
  },
  {
    id: 'agreement-guessed',
    change: ['1 =', '1 <='],
    tests: ['auth/callers/caller.together.test'],
    harm: 'договор выбран за человека: цены не те',
  },
  {
    id: 'blocked-account-still-inside',
    change: ["'BLOCKED'", "''"],
    tests: ['auth/sessions/sessions.test'],
    harm: 'заблокированный человек остаётся внутри',
  },
  {
    id: 'ended-sign-in-still-inside',
    change: ['revoked_at is null', 'true'],
    tests: ['auth/sessions/refresh.test'],
    harm: 'после выхода токен доступа ещё работает',
  },
  {
    id: 'expired-sign-in-still-inside',
    change: ['> now()', 'is not null'],
    tests: ['auth/sessions/refresh.test'],
    harm: 'вход не кончается через полгода',
  },
  {
    id: 'blocked-company-listed',
    change: ['not is_blocked', 'true'],
    tests: ['auth/callers/caller.test'],
    harm: 'человеку предлагают компанию, которая его закрыла',
  },
  {
    id: 'blocked-company-keeps-prices',
    sqlFunction: 'own_price_type',
    change: ["= 'ACTIVE'", "<> ''"],
    tests: ['order/order.blocked-company.test'],
    harm: 'заблокированная компания видит цены по договору',
  },
  {
    id: 'unproven-company-has-prices',
    sqlFunction: 'own_price_type',
    change: ["= 'ACTIVE'", "<> 'BLOCKED'"],
    tests: ['auth/callers/caller.test'],
    harm: 'непроверенная компания видит цены по договору',
  },
  {
    id: 'token-of-another-sign-in',
    change: ['= asked.account_id', 'is not null'],
    tests: ['auth/sessions/sessions.test'],
    harm: 'токен одного человека действует во входе другого',
  },
  {
    id: 'foreign-company-passes',
    change: 'drop',
    tests: ['auth/callers/caller.test'],
    harm: 'чужая компания в заголовке не отклоняется',
  },
  {
    id: 'foreign-agreement-passes',
    change: ['row.agreementId === null', 'false'],
    tests: ['auth/callers/caller.test'],
    harm: 'чужой договор в заголовке не отклоняется',
  },
  {
    id: 'any-role-passes',
    change: 'drop',
    tests: ['http/access.test'],
    harm: 'сотрудник делает то, что дозволено руководителю',
  },
  {
    id: 'moderated-company-passes',
    change: ["!== 'ACTIVE'", "=== 'BLOCKED'"],
    tests: ['http/access.test'],
    harm: 'непроверенная компания заказывает',
  },
  {
    id: 'no-agreement-passes',
    change: 'drop',
    tests: ['http/access.test'],
    harm: 'заказ без договора',
  },
  {
    id: 'any-staff-passes',
    change: ['!roles?.includes(staffRole)', '!roles'],
    tests: ['http/access.test'],
    harm: 'редактор страниц делает то, что дозволено администратору',
  },
  {
    id: 'cookie-makes-somebody',
    change: [
      'return null',
      "return /isp_accessToken=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? null",
    ],
    tests: ['auth/callers/caller.test'],
    harm: 'чужой сайт действует от имени вошедшего',
  },
  {
    id: 'address-of-another-changed',
    change: ['company_id = $1', '$1 > 0'],
    tests: ['company/addresses.test'],
    harm: 'адрес другой компании переписан (§7.2)',
  },
  {
    id: 'company-active-at-once',
    change: ["'MODERATION'", "'ACTIVE'"],
    tests: ['company/company-registration.test'],
    harm: 'непроверенная компания сразу заказывает (§7.2, D43)',
  },
  {
    id: 'people-shown-to-everybody',
    change: 'drop',
    tests: ['company/members.test'],
    harm: 'сотрудник видит логины всех людей компании (§7.2)',
  },
]
