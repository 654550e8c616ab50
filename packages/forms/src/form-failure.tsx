import { FailureNote } from '@isp/ui'
import { useFormContext } from 'react-hook-form'

/** Errors of the server about the whole form, and about fields that the form does not have. */
export const FormFailure = () => (
  <FailureNote>{useFormContext().formState.errors.root?.server?.message}</FailureNote>
)
