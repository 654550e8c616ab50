import type { OnecExchangeState, OnecFileState } from '@isp/contract'
import { Tag, type Tone } from '@isp/ui'
import { onecMessages as messages } from './onec.messages.ts'

const tones: Readonly<Record<OnecExchangeState | OnecFileState, Tone>> = {
  receiving: 'info',
  queued: 'neutral',
  running: 'info',
  done: 'success',
  broken: 'warning',
  refused: 'danger',
}

export const ExchangeState = ({ state }: { state: OnecExchangeState | null }) =>
  state && <Tag tone={tones[state]}>{messages.exchangeStates[state]}</Tag>

export const FileState = ({ state }: { state: OnecFileState }) => (
  <Tag tone={tones[state]}>{messages.fileStates[state]}</Tag>
)
