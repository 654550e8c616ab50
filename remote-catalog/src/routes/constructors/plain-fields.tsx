import type { ConsentBoxProps } from '@isp/forms/consent'
import { Button, color, controlHeight, font, media, radius, space } from '@isp/ui'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { constructorsMessages as messages } from './constructors.messages.ts'

/** Fields of the shop's look, drawn here: what they share with the first part of the catalogue would weigh on all its pages. */
type Look = { label: string; hint?: string | undefined; error?: string | undefined }
type Control = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

const Field = ({
  label,
  hint,
  error,
  required = false,
  children,
}: Look & { required?: boolean; children: (control: Control) => ReactNode }) => {
  const id = useId()
  const note = error ?? hint
  return (
    <div css={fieldCss}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden>{'\u00A0*'}</span>}
      </label>
      {children({
        id,
        ...(note ? { 'aria-describedby': `${id}-note` } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {note && (
        <p
          id={`${id}-note`}
          data-part={error ? 'error' : 'hint'}
          {...(error ? { role: 'alert' } : {})}
        >
          {note}
        </p>
      )}
    </div>
  )
}

type ChoiceFieldProps = Look &
  Pick<ComponentPropsWithRef<'select'>, 'name' | 'value' | 'onChange'> & {
    options: readonly { value: string; label: string; isDisabled: boolean }[]
  }

export const ChoiceField = ({ options, name, value, onChange, ...look }: ChoiceFieldProps) => (
  <Field {...look}>
    {(control) => (
      <select {...control} name={name} value={value} onChange={onChange}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)

type CommentFieldProps = Look &
  Pick<ComponentPropsWithRef<'textarea'>, 'name' | 'value' | 'onChange' | 'required'>

export const CommentField = ({
  label,
  hint,
  error,
  required = false,
  ...rest
}: CommentFieldProps) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => <textarea {...rest} {...control} required={required} rows={5} />}
  </Field>
)

export const PlainCheckbox = ({ label, error, ...box }: ConsentBoxProps) => (
  <div css={checkboxCss}>
    <Field label={label} error={error} required={box.required}>
      {(control) => <input {...box} {...control} type="checkbox" />}
    </Field>
  </div>
)

type FilesProps = Look & {
  files: readonly { key: string; name: string; size: string; failure: string | null }[]
  onChoose: (files: File[]) => void
  onRemove: (key: string) => void
}

export const FilesToSend = ({ files, onChoose, onRemove, ...look }: FilesProps) => (
  <Field {...look}>
    {(control) => (
      <>
        <span css={chooseCss}>
          {messages.chooseFiles}
          <input
            {...control}
            type="file"
            name="files"
            multiple
            onChange={({ currentTarget }) => {
              onChoose([...(currentTarget.files ?? [])])
              currentTarget.value = '' // the same file may be chosen again
            }}
          />
        </span>
        <ul>
          {files.map(({ key, name, size, failure }) => (
            <li key={key}>
              <span>{name}</span> {failure ? <span data-part="error">{failure}</span> : size}{' '}
              <Button
                variant="ghost"
                size="s"
                onClick={() => onRemove(key)}
                aria-label={`${messages.removeFile}: ${name}`}
              >
                {messages.removeFile}
              </Button>
            </li>
          ))}
        </ul>
      </>
    )}
  </Field>
)

/** The box before its words, which are pressed as well. */
const checkboxCss = {
  '& > div': { display: 'grid', gridTemplateColumns: '18px 1fr', alignItems: 'center' },
  '& label': { order: 1, paddingBlock: space[1], [media.touch]: { paddingBlock: '13px' } },
  '& input': { height: '18px', margin: 0, accentColor: color.accent },
  '& p': { order: 2, gridColumn: '1 / -1' },
} as const

/** The whole place is pressed; a browser's own button speaks the browser's language. */
const chooseCss = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: controlHeight.touch,
  padding: `${space[2]} ${space[3]}`,
  color: color.textSecondary,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.m,
  '&:focus-within': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
  '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
} as const

const fieldCss = {
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
  '& label': { fontSize: font.size.s, fontWeight: font.weight.medium, color: color.textSecondary },
  '& label > span': { color: color.danger },
  '& select, & textarea': {
    width: '100%',
    minHeight: controlHeight.touch,
    padding: `${space[2]} ${space[3]}`,
    font: 'inherit',
    color: color.text,
    background: color.surface,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.m,
  },
  '& [aria-invalid]': { borderColor: color.danger },
  '& p': { margin: 0, fontSize: font.size.s, color: color.textMuted },
  '& p[data-part="error"], & span[data-part="error"]': { color: color.danger },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { overflowWrap: 'anywhere' },
} as const
