import type { Fault } from '../fault.ts'

/** Consents, specifications that name goods, the way back of an invitation. */
export const faults: readonly Fault[] = [
  {
    id: 'consent-withdrawn-unlogged',
    file: 'packages/bff/src/modules/user/consents.sql.ts',
    find: 'set withdrawn_at = now(), withdrawn_from = $3',
    replace: 'set withdrawn_from = $3',
    tests: ['modules/user/consents.test'],
    harm: 'отзыв согласия нигде не записан (152-ФЗ)',
  },
  {
    id: 'subscription-without-consent',
    file: 'packages/bff/src/modules/user/account.service.ts',
    find: "  await insertConsent(connection, { accountId, kind: 'mailing', document, address })\n",
    replace: '',
    tests: ['modules/user/consents.test'],
    harm: 'рассылка без согласия, которое можно показать (38-ФЗ)',
  },
  {
    id: 'consent-of-another',
    file: 'packages/bff/src/modules/user/personal.service.ts',
    find: 'if (loginKey(typed) !== loginKey(login)) {',
    replace: 'if (loginKey(typed) === "") {',
    tests: ['modules/user/consents.test'],
    harm: 'кабинет закрывается без подтверждения логином',
  },
  {
    id: 'specification-others-at-base',
    file: 'packages/bff/src/modules/catalog/card.sql.ts',
    find: '(select others_id from named_prices where price_type_id = $2), $3)',
    replace: '$3)',
    tests: ['specification-goods.test'],
    harm: 'не названные спецификацией товары — по базовой цене, а не по договору (D38)',
  },
  {
    id: 'specification-list-at-base',
    file: 'packages/bff/src/modules/catalog/index/build-orders.ts',
    find: '  for (const [id, amounts] of prices) fillFrom(prices.get(othersPriceTypes[id] ?? id), amounts)\n',
    replace: '',
    tests: ['index/live-index.test'],
    harm: 'список по спецификации стоит не в порядке тех цен, что в нём видны (D38)',
  },
  {
    id: 'specification-prices-for-agreements',
    file: 'packages/bff/src/modules/staff/staff-company.sql.ts',
    find: '            where not exists (select from specification where price_type_id = price_type.id and names_goods)\n',
    replace: '',
    tests: ['specification-goods.test'],
    harm: 'цены одной спецификации можно отдать чужому договору',
  },
  {
    id: 'registration-open-redirect',
    file: 'remote-auth/src/routes/registration/registration.page.tsx',
    find: "safeReturnTo(search.get('returnTo'))",
    replace: "search.get('returnTo')",
    tests: ['routes/registration/registration.test'],
    harm: 'после регистрации уводит на чужой сайт',
  },
]
