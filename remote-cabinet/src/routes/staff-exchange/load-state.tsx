import type { ExchangeState, StaffExchangeLoad } from '@isp/contract'
import { EM_DASH } from '@isp/i18n'
import { Tag, type Tone } from '@isp/ui'
import { exchangeMessages as messages } from './staff-exchange.messages.ts'

const tones: Readonly<Record<ExchangeState, Tone>> = {
  queued: 'neutral',
  running: 'info',
  held: 'warning',
  done: 'success',
  refused: 'danger',
  cancelled: 'neutral',
}

export const LoadState = ({ state }: { state: ExchangeState }) => (
  <Tag tone={tones[state]}>{messages.states[state]}</Tag>
)

/** How long a load has taken. */
export const tookOf = ({ receivedAt, finishedAt }: StaffExchangeLoad): string =>
  finishedAt
    ? messages.seconds(Math.ceil((Date.parse(finishedAt) - Date.parse(receivedAt)) / 1000))
    : EM_DASH
