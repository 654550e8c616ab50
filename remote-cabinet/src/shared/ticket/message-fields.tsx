import { createFileCalls } from '@isp/api-client'
import { messageField } from '@isp/contract/field-schemas'
import { useRemoteContext } from '@isp/federation/remote'
import { type FormFile, FormFilesField, FormTextArea, formFilesField } from '@isp/forms'
import { media, type TextAreaProps } from '@isp/ui'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { messageFieldsMessages as messages } from './message-fields.messages.ts'

export type MessageFieldsValues = { text: string; files: FormFile[] }

/** `isRequired: false`: files may say it all. */
export const messageFields = (options?: { isRequired?: boolean }) => ({
  text: messageField({ maxLength: 5000, ...options }),
  files: formFilesField(),
})

/** Cells copied from a table bring a picture of themselves beside their text: the text is what was meant. */
const picturesOf = ({ files, types }: DataTransfer): File[] =>
  types.includes('text/plain') ? [] : [...files].filter(({ type }) => type.startsWith('image/'))

/** Text and files of a message; a picture that is pasted into the text goes to the files, Ctrl+Enter sends. */
export const MessageFields = ({
  hint,
  ...text
}: Pick<TextAreaProps, 'label' | 'hint' | 'rows' | 'required'>) => {
  const { api, session } = useRemoteContext()
  const { upload } = createFileCalls(api, session.clientId)
  const choose = useRef<(chosen: readonly File[]) => void>(null)
  const handlePaste = (event: ClipboardEvent) => {
    const pictures = picturesOf(event.clipboardData)
    if (pictures.length === 0) return
    event.preventDefault()
    choose.current?.(pictures)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <>
      <FormTextArea<MessageFieldsValues>
        {...text}
        name="text"
        hint={
          <span>
            {hint} <span css={{ [media.touch]: { display: 'none' } }}>{messages.keys}</span>
          </span>
        }
        onPaste={handlePaste}
        onKeyDown={handleKeyDown}
      />
      <FormFilesField<MessageFieldsValues>
        name="files"
        label={messages.files}
        hint={messages.filesHint}
        chooser={choose}
        upload={(file, watch) => upload(file, { purpose: 'ticket', ...watch })}
      />
    </>
  )
}
