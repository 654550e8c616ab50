import type { Approval, ApprovalSummary } from '@isp/contract'

export const makeApprovalSummary = (over: Partial<ApprovalSummary> = {}): ApprovalSummary => ({
  id: 7,
  number: 'С-000007',
  status: 'WAITING',
  total: 6_240_000,
  askedTotal: 6_240_000,
  lineCount: 1,
  author: 'Кузнецова Елена',
  reason: 'заказ выше лимита на 12 400,00 ₽',
  createdAt: '2026-11-20T09:00:00Z',
  expiresAt: '2026-12-04T09:00:00Z',
  ...over,
})

export const offer = { total: 6_240_000, state: 'seen', overBudget: 0, isLate: false }

/** One that waits for the reader. */
export const makeApproval = (over: Partial<Approval> = {}): Approval => ({
  ...makeApprovalSummary(),
  waitsFor: ['Иванов Пётр'],
  isOwn: false,
  canDecide: true,
  facts: [{ label: 'Бюджет', text: 'Цех 2' }],
  files: [],
  decidedAt: null,
  decidedBy: null,
  note: null,
  orderId: null,
  orderNumber: null,
  lines: [
    {
      productId: 5,
      slug: 'sverlo-8-5',
      name: 'Сверло спиральное 8,5 мм',
      article: 'VT-1001',
      unit: 'шт',
      quantity: 10,
      price: 624_000,
      sum: 6_240_000,
      comment: '',
      changes: [],
    },
  ],
  offer,
  warnings: [],
  ...over,
})
