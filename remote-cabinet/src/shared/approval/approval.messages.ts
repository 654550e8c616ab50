import type { ApprovalStatus } from '@isp/contract'

export const approvalMessages = {
  number: (number: string) => `Заявка ${number}`,
  statuses: {
    WAITING: 'Ждёт решения',
    APPROVED: 'Согласована',
    RETURNED: 'Возвращена',
    WITHDRAWN: 'Отозвана',
    EXPIRED: 'Срок вышел',
  } satisfies Record<ApprovalStatus, string>,
} as const
