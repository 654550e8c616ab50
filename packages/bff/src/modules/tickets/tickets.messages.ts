import type { Claim, ClaimLine, TicketKind } from '@isp/contract'
import { EM_DASH, formatDateShort, formatNumber, formatQuantity, NBSP, typograph } from '@isp/i18n'
import {
  ANSWER_ABOVE,
  type LetterPart,
  type LetterRow,
} from '../mail/outgoing/mail-queue.service.ts'

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

const whyStaff = typograph('Вы получили это письмо, потому что отвечаете на обращения магазина.')

/** The marker line: in an answer, text below it is ignored. */
const markerOf = (canReply: boolean) => (canReply ? { marker: `— ${ANSWER_ABOVE} —` } : {})
const greeting: LetterPart = { text: 'Здравствуйте!' }
const filesOf = (title: string, rows: readonly LetterRow[]): LetterPart[] =>
  rows.length > 0 ? [{ text: title }, { rows }] : []

export const ticketsMessages = {
  /** The letter before the number: claims have one of their own (D54). */
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
  /** Name of an author whose account was deleted. */
  gone: 'Учётная запись удалена',
  /** Name of an attached file that has none. */
  attachment: (place: number) => `Вложение ${place}`,
  leftOut: (names: readonly string[]) =>
    `[${names.length === 1 ? 'Файл не принят' : 'Файлы не приняты'}, такой вид магазин не принимает: ${names.join(', ').slice(0, 1000)}]`,
  /** Between two forms of a letter, when one has text that the other lacks. */
  otherForm: `${EM_DASH} ${typograph('То же письмо в другом виде')} ${EM_DASH}`,
  cutShort: (signs: number) =>
    typograph(`[Письмо длиннее ${formatNumber(signs)} знаков, дальше не показано]`),
  somebody: 'Неизвестный адрес',
  answered: (number: string, subject: string, canReply: boolean) => ({
    subject: `Ответ по обращению ${number}: ${subject}`,
    ...markerOf(canReply),
    parts: (author: string, quote: string): LetterPart[] => [
      greeting,
      { text: typograph(`${author} пишет:`) },
      { quote },
    ],
    link: 'Открыть обращение',
    after: typograph(
      canReply
        ? 'Можно ответить прямо на это письмо: ответ появится в обращении.'
        : 'Отвечайте в кабинете: письмо на этот адрес в обращение не попадёт.',
    ),
    why: typograph(`Вы получили это письмо, потому что участвуете в обращении ${number}.`),
  }),
  /** The same for a person without an account. */
  answeredRequester: (number: string, canReply: boolean) => ({
    subject: `Ответ на ваше сообщение ${number}`,
    ...markerOf(canReply),
    parts: (author: string, quote: string, files: readonly LetterRow[]): LetterPart[] => [
      greeting,
      { text: typograph(`${author} отвечает на ваше сообщение:`) },
      ...(quote ? [{ quote }] : []),
      ...filesOf('Файлы:', files),
    ],
    link: 'Написать ещё одно сообщение',
    after: typograph(
      canReply
        ? 'Можно ответить прямо на это письмо.'
        : 'На это письмо отвечать не нужно: такой ответ никто не прочитает.',
    ),
    why: typograph(`Вы получили это письмо, потому что написали в магазин: сообщение ${number}.`),
  }),
  feedback: (
    number: string,
    subject: string,
    { name, email, phone }: { name: string; email: string | null; phone: string | null },
  ) => ({
    subject: `Обращение ${number}: ${subject}`,
    parts: (quote: string, files: readonly LetterRow[]): LetterPart[] => [
      { text: typograph(`${[name, email, phone].filter(Boolean).join(', ')} пишет:`) },
      { quote },
      ...filesOf('Файлы лежат в обращении:', files),
    ],
    link: 'Открыть обращение',
    after:
      email === null
        ? ''
        : typograph(
            'Ответ на это письмо уйдёт отправителю, но в обращении не останется. Чтобы остался, отвечайте в обращении.',
          ),
    why: whyStaff,
  }),
  asked: (
    number: string,
    subject: string,
    { company, canReply }: { company: string | null; canReply: boolean },
  ) => ({
    subject: `Обращение ${number}: ${subject}`,
    ...markerOf(canReply),
    parts: (author: string, quote: string): LetterPart[] => [
      { text: typograph(company === null ? `${author} пишет:` : `${author}, ${company}, пишет:`) },
      { quote },
    ],
    link: 'Открыть обращение',
    after: canReply
      ? typograph('Можно ответить прямо на это письмо: ответ увидит покупатель.')
      : '',
    why: whyStaff,
  }),
} as const
