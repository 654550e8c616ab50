import { color, Icon, space } from '@isp/ui/core'
import type { ReactNode } from 'react'

/** Why something was not done, in the place where it is asked for: over the button of a form. Nothing while all is well. */
export const FailureNote = ({ id, children }: { id?: string; children: ReactNode }) =>
  children ? (
    <div role="alert" id={id} css={rootCss}>
      <Icon name="error" size={18} />
      <div>{children}</div>
    </div>
  ) : null

const rootCss = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  color: color.danger,
  '& svg': { flex: 'none', marginTop: '2px' },
} as const
