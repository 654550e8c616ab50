import type { ClaimOutcome, ClaimReason, ClaimState, ClaimWish } from '@isp/contract'
import { formatQuantity, NBSP } from '@isp/i18n'

const reasons: Readonly<Record<ClaimReason, string>> = {
  defect: 'Брак, дефект',
  damaged: 'Повреждён при доставке',
  wrong: 'Не тот товар',
  shortage: 'Недостача',
  papers: 'Нет документов',
}

const wishes: Readonly<Record<ClaimWish, string>> = {
  replace: 'Заменить товар',
  return: 'Принять товар обратно',
  refund: 'Вернуть деньги',
  discount: 'Снизить цену',
}

const outcomes: Readonly<Record<ClaimOutcome, string>> = {
  replace: 'Заменим',
  return: 'Примем обратно',
  refund: 'Вернём деньги',
  discount: 'Снизим цену',
  declined: 'Отказ',
}

const states: Readonly<Record<ClaimState, string>> = {
  open: 'Решения ещё нет',
  agreed: 'Согласована',
  partly: 'Согласована частично',
  declined: 'Отклонена',
}

export const claimMessages = {
  reasons,
  wishes,
  outcomes,
  states,
  title: 'Рекламация',
  wish: 'Просьба',
  product: 'Товар',
  claimed: 'Заявлено',
  reason: 'Причина',
  lot: 'Партия',
  decision: 'Решение',
  article: (article: string) => `арт.${NBSP}${article}`,
  considered: 'рассматривается',
  agreed: (outcome: ClaimOutcome, agreed: number, unit: string) =>
    outcome === 'declined'
      ? outcomes.declined
      : `${outcomes[outcome]} ${formatQuantity(agreed, unit)}`,
  act: 'Акт рекламации',
} as const
