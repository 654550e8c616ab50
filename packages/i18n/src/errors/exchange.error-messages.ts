import type { exchangeErrors } from '@isp/contract/errors'
import { quoted } from '../typography.ts'
import { type ErrorMessages, shown } from './error-message.ts'

export const exchangeErrorMessages: ErrorMessages<typeof exchangeErrors> = {
  EXCHANGE_ACCOUNT_NOT_FOUND: 'Такой учётной системы нет.',
  EXCHANGE_BODY_GONE: 'Присланные записи уже не хранятся: прошло больше 30 дней.',
  EXCHANGE_KEY_REUSED: 'С этим ключом повтора уже приходило другое тело.',
  EXCHANGE_LOAD_NOT_FOUND: 'Такой загрузки нет.',
  EXCHANGE_KEY_INVALID:
    'Ключ обмена не подошёл: проверьте его или возьмите новый у администратора магазина.',
  EXCHANGE_NOT_UTF8: 'Текст пришёл в другой кодировке: магазин читает «юникод».',
  EXCHANGE_LOAD_STATE: 'Состояние загрузки уже изменилось. Обновите страницу.',
  EXCHANGE_REFUSED: ({ ids }) =>
    ids
      ? `База данных не приняла записи ${shown(ids)} и другие. Из этого вызова не записано ничего: исправьте их или назовите администратору магазина номер запроса или загрузки.`
      : 'База данных не приняла этот вызов, из него не записано ничего. Назовите администратору магазина номер запроса или загрузки.',
  EXCHANGE_RUN_ENDED: ({ run }) =>
    `Последняя часть${run === undefined ? '' : ` списка ${quoted(shown(run))}`} уже пришла, частей больше не будет. Новый список отправьте с новым run.`,
  EXCHANGE_SOURCE_TAKEN: 'Такое имя источника уже занято.',
}
