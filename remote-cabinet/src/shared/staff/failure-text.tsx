import type { ApiError } from '@isp/api-client'
import { AlertText } from './alert-text.tsx'
import { wholeFailureOf } from './field-errors.ts'

export const FailureText = ({ failure }: { failure: ApiError | null }) => (
  <AlertText text={wholeFailureOf(failure)} />
)
