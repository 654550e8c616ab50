import type { Claim, ClaimLine, TicketKind } from '@isp/contract'
import { formatDateShort, formatQuantity, NBSP, typograph } from '@isp/i18n'
import { ANSWER_ABOVE } from '../mail/mail-queue.service.ts'

const outcomes: Readonly<Record<NonNullable<ClaimLine['outcome']>, string>> = {
  replace: 'заменим',
  return: 'примем обратно',
  refund: 'вернём деньги',
  discount: 'снизим цену',
  declined: 'отказ',
}

const decisionOf = ({ outcome, agreed, unit, note }: ClaimLine): string => {
  if (outcome === null) return 'рассматривается'
  const words =
    outcome === 'declined'
      ? outcomes.declined
      : `${outcomes[outcome]} ${formatQuantity(agreed, unit)}`
  return [words, note].filter(Boolean).join(': ')
}

/** What stands below it in an answer is not the answer. */
const markerOf = (canReply: boolean): string[] => (canReply ? [`— ${ANSWER_ABOVE} —`] : [])

export const ticketsMessages = {
  /** A claim has a letter of its own (D54). */
  number: (id: number, kind: TicketKind): string =>
    `${kind === 'claim' ? 'Р' : 'О'}-${String(id).padStart(6, '0')}`,
  decided: (lines: readonly ClaimLine[]): string =>
    ['Решение по рекламации:', ...lines.map((line) => `${line.name} — ${decisionOf(line)}`)].join(
      '\n',
    ),
  act: {
    title: (number: string, day: string) =>
      `Акт рекламации №${NBSP}${number} от ${formatDateShort(day)}`,
    file: (number: string) => `Рекламация ${number}.pdf`,
    author: 'Интернет-магазин',
    page: 'Стр.',
    of: 'из',
    party: ({ name, inn }: { name: string; inn: string }) => `${name}, ИНН${NBSP}${inn}`,
    buyer: 'Покупатель',
    seller: 'Поставщик',
    order: 'Заказ',
    madeBy: 'Составил',
    wish: 'Просьба покупателя',
    wishes: {
      replace: 'заменить товар',
      return: 'принять товар обратно',
      refund: 'вернуть деньги',
      discount: 'снизить цену',
    } satisfies Record<Claim['wish'], string>,
    reasons: {
      defect: 'брак, дефект',
      damaged: 'повреждён при доставке',
      wrong: 'не тот товар',
      shortage: 'недостача',
      papers: 'нет документов',
    } satisfies Record<ClaimLine['reason'], string>,
    columns: {
      place: '№',
      article: 'Артикул',
      name: 'Товар',
      quantity: 'Количество',
      reason: 'Причина',
      lot: 'Партия',
      decision: 'Решение',
    },
    shipment: (id: number) => `отгрузка №${NBSP}${id}`,
    decision: decisionOf,
    said: 'Описание',
    signatures: ['Представитель покупателя', 'Представитель поставщика'],
    stampPlace: 'М. П.',
  },
  /** Whose account is gone. */
  gone: 'Учётная запись удалена',
  /** A file of a letter that has no name of its own. */
  attachment: (place: number) => `Вложение ${place}`,
  leftOut: (names: readonly string[]) =>
    `[${names.length === 1 ? 'Файл не принят' : 'Файлы не приняты'}, такой вид магазин не принимает: ${names.join(', ').slice(0, 1000)}]`,
  somebody: 'Неизвестный адрес',
  answered: (number: string, subject: string, canReply: boolean) => ({
    subject: `Ответ по обращению ${number}: ${subject}`,
    lines: (author: string, text: string) => [
      ...markerOf(canReply),
      'Здравствуйте!',
      typograph(`${author} пишет:`),
      text,
    ],
    link: 'Открыть обращение',
    after: typograph(
      canReply
        ? 'Можно ответить прямо на это письмо: ответ появится в обращении.'
        : 'Отвечайте в кабинете: письмо на этот адрес в обращение не попадёт.',
    ),
  }),
  /** The same to whoever has no account, and so no cabinet. */
  answeredAsker: (number: string, canReply: boolean) => ({
    subject: `Ответ на ваше сообщение ${number}`,
    lines: (author: string, text: string, files: readonly string[]) => [
      ...markerOf(canReply),
      'Здравствуйте!',
      typograph(`${author} отвечает на ваше сообщение:`),
      ...(text ? [text] : []),
      ...(files.length > 0 ? [['Файлы:', ...files].join('\n')] : []),
    ],
    link: 'Написать ещё одно сообщение',
    after: typograph(
      canReply
        ? 'Можно ответить прямо на это письмо.'
        : 'На это письмо отвечать не нужно: такой ответ никто не прочитает.',
    ),
  }),
  feedback: (
    number: string,
    subject: string,
    { name, email, phone }: { name: string; email: string | null; phone: string | null },
  ) => ({
    subject: `Обращение ${number}: ${subject}`,
    lines: (text: string, files: readonly string[]) => [
      typograph(`${[name, email, phone].filter(Boolean).join(', ')} пишет:`),
      text,
      ...(files.length > 0 ? [['Файлы лежат в обращении:', ...files].join('\n')] : []),
    ],
    link: 'Открыть обращение',
    after:
      email === null
        ? ''
        : typograph(
            'Ответ на это письмо уйдёт отправителю, но в обращении не останется. Чтобы остался, отвечайте в обращении.',
          ),
  }),
  asked: (
    number: string,
    subject: string,
    { company, canReply }: { company: string | null; canReply: boolean },
  ) => ({
    subject: `Обращение ${number}: ${subject}`,
    lines: (author: string, text: string) => [
      ...markerOf(canReply),
      typograph(company === null ? `${author} пишет:` : `${author}, ${company}, пишет:`),
      text,
    ],
    link: 'Открыть обращение',
    after: canReply
      ? typograph('Можно ответить прямо на это письмо: ответ увидит покупатель.')
      : '',
  }),
} as const
