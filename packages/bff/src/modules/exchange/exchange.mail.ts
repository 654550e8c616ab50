import { exchangeEntities } from '@isp/contract'
import { exchangeUrls } from '@isp/contract/content-urls'
import { countOf, errorMessage, typograph } from '@isp/i18n'
import {
  type LetterContent,
  type LetterPart,
  writeLetter,
} from '../mail/outgoing/mail-queue.service.ts'
import type { SilentAccount, TroubledLoad } from './exchange-letters.sql.ts'

const titleOf = (entity: string): string =>
  exchangeEntities.find(({ name }) => name === entity)?.title ?? entity

const letterOf = (
  subject: string,
  parts: readonly LetterPart[],
  { text, href }: { text: string; href: string },
): LetterContent =>
  writeLetter({
    kind: 'exchange',
    subject,
    parts: [{ text: 'Здравствуйте!' }, ...parts, { button: { text, href } }],
    why: typograph('Вы получили это письмо как администратор магазина: он следит за обменом.'),
  })

/** An accounting system has sent nothing for too long. */
export const silenceLetter = (
  { name, silentHours, lastLoadAt }: SilentAccount,
  shopOrigin: string,
): LetterContent =>
  letterOf(
    `${name}: данных давно нет`,
    [
      {
        text: typograph(
          `От учётной системы ${name} ничего не было больше ${countOf(silentHours ?? 0, ['часа', 'часов', 'часов'])}.`,
        ),
      },
      {
        text: lastLoadAt
          ? `Последняя загрузка: ${lastLoadAt.toLocaleString('ru-RU', { timeZone: 'Europe/Moscow', dateStyle: 'short', timeStyle: 'short' })} (МСК).`
          : 'Загрузок от неё ещё не было.',
      },
      { text: 'Проверьте, что обмен в ней запущен, а ключ или пароль не отозван.' },
    ],
    { text: 'Учётные системы', href: new URL(exchangeUrls.accounts(), shopOrigin).href },
  )

/** A load was refused as a whole, or waits for a decision. */
export const troubleLetter = (load: TroubledLoad, shopOrigin: string): LetterContent => {
  const { id, name, entity, state, total, hidden, errorParams } = load
  const title = titleOf(entity)
  const records = countOf(total, ['запись', 'записи', 'записей'])
  const paragraphs =
    state === 'held'
      ? [
          `В списке ${records}. Он скрыл бы больше пятой части того, что есть на сайте: ${countOf(hidden, ['запись', 'записи', 'записей'])}.`,
          'Сами записи списка уже применены. Решите, скрывать ли то, чего в нём нет.',
        ]
      : [
          `Загрузка отклонена целиком, ${records}: ничего из неё не записано.`,
          errorMessage('EXCHANGE_REFUSED', errorParams ?? {}),
        ]
  return letterOf(
    state === 'held' ? `${name}, ${title}: нужно решение` : `${name}, ${title}: загрузка отклонена`,
    paragraphs.map((text) => ({ text: typograph(text) })),
    { text: 'Открыть загрузку', href: new URL(exchangeUrls.load(id), shopOrigin).href },
  )
}
