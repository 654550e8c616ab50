import type { ApiError } from '@isp/api-client'
import { Text } from '@isp/ui'
import { wholeFailureOf } from './field-errors.ts'

export const FailureText = ({ failure }: { failure: ApiError | null }) => (
  <AlertText text={wholeFailureOf(failure)} />
)

export const AlertText = ({ text }: { text: string | undefined }) =>
  text ? (
    <div role="alert">
      <Text tone="danger">{text}</Text>
    </div>
  ) : null
