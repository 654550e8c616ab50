import { formatDateShort, formatMoney, formatNumber, NBSP, typograph } from '@isp/i18n'

type Period = { from: string; to: string; agreement: string | null }

const periodOf = ({ from, to }: Period): string =>
  `с${NBSP}${formatDateShort(from)} по${NBSP}${formatDateShort(to)}`

const debtOf = (closing: number): string => {
  if (closing === 0) return 'Задолженности нет.'
  const sum = formatMoney(Math.abs(closing))
  return closing > 0
    ? `Задолженность покупателя — ${sum}.`
    : `Задолженность поставщика (аванс покупателя) — ${sum}.`
}

const answers = { yes: 'согласны', no: 'не согласны' } as const

/** Texts of reconciliation statements: of the printed document and of the staff's ticket. */
export const settlementsMessages = {
  title: (period: Period) => `Акт сверки взаимных расчётов ${periodOf(period)}`,
  file: ({ from, to }: Period) => `Акт сверки ${formatDateShort(from)}–${formatDateShort(to)}.pdf`,
  author: 'Интернет-магазин',
  page: 'Стр.',
  of: 'из',
  seller: 'Поставщик',
  buyer: 'Покупатель',
  agreement: 'Договор',
  allAgreements: 'все договоры',
  party: ({ name, inn, kpp }: { name: string; inn: string; kpp?: string | null }) =>
    [name, `ИНН${NBSP}${inn}`, kpp && `КПП${NBSP}${kpp}`].filter(Boolean).join(', '),
  columns: ['Дата', 'Документ', 'Дебет, ₽', 'Кредит, ₽'],
  opening: 'Сальдо на начало',
  turnover: 'Обороты за период',
  closing: 'Сальдо на конец',
  money: (kopecks: number) => formatNumber(kopecks / 100, 2),
  debt: (closing: number) => typograph(debtOf(closing)),
  ageing: ({ days, amount }: { days: number; amount: number }) => ({
    label: `Просрочено от ${formatNumber(days)} дн.`,
    text: formatMoney(amount),
  }),
  noForce: typograph(
    'По данным учёта поставщика. Без подписей сторон и вне системы оператора ЭДО документ юридической силы не имеет.',
  ),
  signatures: ['От поставщика', 'От покупателя'],
  stampPlace: 'М. П.',
  answers,
  answered: (period: Period, agrees: boolean) =>
    `Акт сверки ${periodOf(period)}: ${answers[agrees ? 'yes' : 'no']}`,
  answer: (
    settlement: Period & { closing: number },
    { agrees, amount, comment }: { agrees: boolean; amount?: number | undefined; comment: string },
  ) =>
    [
      `Договор: ${settlement.agreement ?? 'все'}. По акту: ${debtOf(settlement.closing)}`,
      agrees ? 'Согласны.' : 'Не согласны.',
      amount === undefined ? '' : `По нашим данным: ${debtOf(amount)}`,
      comment,
    ]
      .filter(Boolean)
      .join('\n'),
} as const
