import type { Fault } from '../fault.ts'

/** Personal collections of one person. */
export const faults: readonly Fault[] = [
  {
    id: 'blocked-person-answers-by-mail',
    change: ["'BLOCKED'", "''"],
    tests: ['tickets/ticket-mail.test'],
    harm: 'заблокированный человек пишет в обращения из своей почты',
  },
  {
    id: 'comparison-of-everybody',
    change: ['account_id = $1', '$1::integer is not null'],
    tests: ['comparison/comparison.test'],
    harm: 'в сравнении товары чужого человека',
  },
  {
    id: 'favorites-cleared-for-all',
    change: ['account_id = $1', '$1::integer is not null'],
    tests: ['favorites/favorites.test'],
    harm: 'один очистил избранное — пропало у всех',
  },
  {
    id: 'viewed-of-everybody',
    change: ['account_id = $1', '$1::integer is not null'],
    tests: ['history/viewed.test'],
    harm: 'в просмотренном товары чужого человека',
  },
  {
    id: 'views-of-everybody-exported',
    change: ['view.account_id = $1', '$1::integer > 0'],
    tests: ['user/gathered.test'],
    harm: 'в выгрузке то, что смотрели другие',
  },
  {
    id: 'ordered-of-colleagues',
    change: ['reader.sees_all_orders', 'true'],
    tests: ['history/ordered.test'],
    harm: 'покупатель видит заказы коллег',
  },
  {
    id: 'selection-of-another-person',
    change: ['account_id = $1', '$1::integer is not null'],
    tests: ['selections/selections.test'],
    harm: 'чужую подборку можно удалить по номеру',
  },
  {
    id: 'unsubscribed-everybody',
    change: ['account_id =', '0 <'],
    tests: ['selections/unsubscribe.test'],
    harm: 'одна отписка выключает письма всем',
  },
  {
    id: 'letter-at-foreign-prices',
    change: ['not is_blocked', 'true'],
    tests: ['selections/selection-letters'],
    harm: 'отстранённый от компании узнаёт её договорные цены из письма',
  },
  {
    id: 'consent-withdrawn-unlogged',
    change: ['withdrawn_at = now(),', ''],
    tests: ['modules/user/consents.test'],
    harm: 'отзыв согласия нигде не записан (152-ФЗ)',
  },
]
