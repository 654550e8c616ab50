import { color, Icon, space } from '@isp/ui'
import { useFormContext } from 'react-hook-form'

/** What the server said of the whole form, and of fields that the form does not have. */
export const FormFailure = () => {
  const { errors } = useFormContext().formState
  const message = errors.root?.server?.message
  if (!message) return null
  return (
    <p role="alert" css={rootCss}>
      <Icon name="error" size={18} />
      {message}
    </p>
  )
}

const rootCss = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  color: color.danger,
  '& svg': { flex: 'none', marginTop: '2px' },
} as const
