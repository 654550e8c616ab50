import type { ApprovalStatus } from '@isp/contract'
import { documentTitle } from '@isp/contract/site'

const title = 'Согласование заказов'

export const approvalMessages = {
  title,
  documentTitle: documentTitle(title),
  number: (number: string) => `Заявка ${number}`,
  statuses: {
    WAITING: 'Ждёт решения',
    APPROVED: 'Согласована',
    RETURNED: 'Возвращена',
    WITHDRAWN: 'Отозвана',
    EXPIRED: 'Срок вышел',
  } satisfies Record<ApprovalStatus, string>,
} as const
