import { FailureNote } from '@isp/ui'
import { useFormContext } from 'react-hook-form'

/** What the server said of the whole form, and of fields that the form does not have. */
export const FormFailure = () => (
  <FailureNote>{useFormContext().formState.errors.root?.server?.message}</FailureNote>
)
