import { color, IconButton } from '@isp/ui/core'
import { useState } from 'react'
import { fieldMessages } from './field.messages.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

const shownCss = { position: 'absolute', right: 0, top: 0, height: '100%' } as const

/** A text field whose text can be shown and hidden. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'action'>) => {
  const [isRevealed, setRevealed] = useState(false)
  return (
    <TextField
      {...props}
      type={isRevealed ? 'text' : 'password'}
      action={
        <IconButton
          icon="eye"
          label={isRevealed ? fieldMessages.hidePassword : fieldMessages.showPassword}
          disabled={props.disabled}
          onClick={() => setRevealed(!isRevealed)}
          css={[shownCss, isRevealed && { color: color.accent }]}
        />
      }
    />
  )
}
