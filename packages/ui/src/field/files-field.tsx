import { color, Icon, IconButton, radius, space, Text, visuallyHiddenCss } from '@isp/ui/core'
import { type DragEvent, useId, useState } from 'react'
import { fieldMessages as messages } from './field.messages.ts'
import { descriptionIdOf, FieldFrame, type FieldLook } from './field-frame.tsx'
import { dropCss, fileCss, listCss } from './files-field.css.ts'

/** A chosen file as it stands in the list. */
export type ShownFile = {
  key: string
  name: string
  /** For people: «1,2 МБ». */
  size: string
  /** How much of it has gone, 0 to 1; null: nothing is under way. */
  progress: number | null
  /** Why it is not there. */
  failure: string | null
  canRetry: boolean
}

export type FilesFieldProps = FieldLook & {
  name: string
  files: readonly ShownFile[]
  /** Endings that the system's own window offers: `.xlsx,.xls`. */
  accept?: string
  onChoose: (files: File[]) => void
  onRemove: (key: string) => void
  onRetry: (key: string) => void
}

/** Files to send along: chosen in the system's window or dropped here, each with how far it is. */
export const FilesField = ({
  name,
  files,
  accept,
  onChoose,
  onRemove,
  onRetry,
  ...look
}: FilesFieldProps) => {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (event.dataTransfer.files.length > 0) onChoose([...event.dataTransfer.files])
  }
  return (
    <FieldFrame {...look} id={id} isRequired={false}>
      <label
        data-over={isOver || undefined}
        css={dropCss}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          id={id}
          name={name}
          type="file"
          multiple
          {...(accept && { accept })}
          aria-invalid={look.error ? true : undefined}
          aria-describedby={descriptionIdOf(id, look)}
          css={visuallyHiddenCss}
          onChange={({ currentTarget }) => {
            onChoose([...(currentTarget.files ?? [])])
            currentTarget.value = '' // the same file may be chosen again
          }}
        />
        <Icon name="upload" size={20} />
        <span>{messages.chooseFiles}</span>
      </label>
      {files.length > 0 && (
        <ul css={listCss}>
          {files.map((file) => (
            <li key={file.key} css={fileCss}>
              <Icon name="document" size={20} style={{ color: color.textMuted }} />
              <div css={{ flex: 1, minWidth: 0 }}>
                <div css={{ overflowWrap: 'anywhere' }}>{file.name}</div>
                {file.failure === null ? (
                  <Text as="span" size="s" tone="muted">
                    {file.progress === null ? file.size : messages.sent(file.progress, file.size)}
                  </Text>
                ) : (
                  <div role="alert">
                    <Text as="span" size="s" tone="danger">
                      {file.failure}
                    </Text>
                  </div>
                )}
                {file.progress !== null && (
                  <progress
                    aria-label={messages.sending(file.name)}
                    max={1}
                    value={file.progress}
                    css={{
                      display: 'block',
                      width: '100%',
                      height: '4px',
                      marginTop: space[1],
                      borderRadius: radius.s,
                      accentColor: color.accent,
                    }}
                  />
                )}
              </div>
              {file.canRetry && (
                <IconButton
                  icon="refresh"
                  size="s"
                  label={messages.sendAgain(file.name)}
                  onClick={() => onRetry(file.key)}
                />
              )}
              <IconButton
                icon="close"
                size="s"
                label={messages.removeFile(file.name)}
                onClick={() => onRemove(file.key)}
              />
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  )
}
