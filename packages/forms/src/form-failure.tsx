import { Text } from '@isp/ui'
import { useFormContext } from 'react-hook-form'

/** Why the server has refused the nearest `<Form>`, as far as no field of it is to blame; nothing when it has not. */
export const FormFailure = () => {
  const { errors } = useFormContext().formState
  const message = errors.root?.server?.message
  return message ? (
    <div role="alert">
      <Text size="s" tone="danger">
        {message}
      </Text>
    </div>
  ) : null
}
