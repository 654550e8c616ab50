/** A company whose larger orders are approved first (D42, D36). Sums in kopecks. */
export const demoApprovals = {
  company: 'ООО «Станкосервис-НН»',
  orderLimit: 5_000_000,
  approver: 'approver@example.com',
  costCentre: { name: 'Цех 2', period: 'month', budget: 60_000_000 },
} as const

/** An order above the limit that somebody has asked for; its pieces are multiplied until it is. */
export type DemoRequest = {
  login: string
  daysAgo: number
  /** What the author said. */
  comment: string
  /** Why it was returned; null: it waits. */
  returned: string | null
  /** Place among the demo goods, pieces. */
  lines: readonly (readonly [place: number, quantity: number])[]
}

export const demoRequests: readonly DemoRequest[] = [
  {
    login: 'master@example.com',
    daysAgo: 6,
    comment: 'Запас на квартал для токарного участка.',
    returned: 'Квартал закупим по спецификации. Закажите сейчас только то, что нужно в ноябре.',
    lines: [
      [14, 20],
      [51, 10],
      [88, 40],
    ],
  },
  {
    login: 'master@example.com',
    daysAgo: 1,
    comment: 'Нужно к пуску второго станка.',
    returned: null,
    lines: [
      [21, 10],
      [58, 20],
      [95, 5],
      [132, 10],
    ],
  },
]
