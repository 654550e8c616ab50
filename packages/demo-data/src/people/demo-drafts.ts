/** Drafts of the demo people (D36): which product stands in a line is told by its place among the demo goods. */
export type DemoDraft = {
  login: string
  /** Null: of a person alone. */
  company: string | null
  name: string
  note: string
  daysAgo: number
  /** Place among the demo goods, pieces. */
  lines: readonly (readonly [place: number, quantity: number])[]
}

/** So many lines with goods spread over the catalogue, always the same ones. */
const spread = (count: number, from: number): DemoDraft['lines'] =>
  Array.from({ length: count }, (_, at) => [from + at * 37, (at % 5) + 1] as const)

export const demoDrafts: readonly DemoDraft[] = [
  {
    login: 'buyer@example.com',
    company: 'ООО «Волжский машиностроитель»',
    name: 'Ежемесячная закупка: свёрла и метчики',
    note: 'Заказываем до 25-го числа.',
    daysAgo: 12,
    lines: spread(8, 3),
  },
  {
    login: 'buyer@example.com',
    company: 'ООО «Волжский машиностроитель»',
    name: 'Оснастка для нового участка',
    note: 'Согласовать с технологом: Илья Олегович смотрит державки.',
    daysAgo: 3,
    lines: spread(42, 11),
  },
  {
    login: 'chief@example.com',
    company: 'ООО «Приокский ремонтный завод»',
    name: 'Набор для ремонтной службы',
    note: '',
    daysAgo: 30,
    lines: spread(15, 5),
  },
  {
    login: 'newcomer@example.com',
    company: null,
    name: 'Посмотреть для мастерской',
    note: '',
    daysAgo: 1,
    lines: spread(4, 21),
  },
]
