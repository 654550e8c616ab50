import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, space, Text } from '@isp/ui'
import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { PicturesDialog } from './pictures-dialog.tsx'
import { textsMessages as messages } from './staff-texts.messages.ts'

type Wrap = { before: string; after?: string; words?: string; isLine?: true }

const tools: Readonly<Record<Exclude<keyof typeof messages.tool, 'picture' | 'uploaded'>, Wrap>> = {
  heading: { before: '## ', isLine: true },
  bold: { before: '**', after: '**' },
  italic: { before: '*', after: '*' },
  list: { before: '- ', isLine: true },
  steps: { before: '1. ', isLine: true },
  note: { before: '> ', isLine: true },
  link: { before: '[', after: '](/help/)' },
  table: { before: '\n', after: '\n', words: messages.cells },
}
const names = Object.keys(tools) as (keyof typeof tools)[]

/** In place of what is chosen, by the browser's own editing: Ctrl+Z takes it back. */
const insert = (field: HTMLTextAreaElement, text: string): void => {
  field.focus()
  document.execCommand('insertText', false, text)
}

const apply = (field: HTMLTextAreaElement, { before, after = '', words, isLine }: Wrap): void => {
  const { selectionStart, selectionEnd, value } = field
  const chosen = value.slice(selectionStart, selectionEnd)
  if (!isLine) {
    insert(field, `${before}${chosen || (words ?? messages.words)}${after}`)
    return
  }
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1
  field.setSelectionRange(start, selectionEnd)
  const lines = value.slice(start, selectionEnd).split('\n')
  insert(field, lines.map((line) => before + line).join('\n'))
}

const insertPicture = (field: HTMLTextAreaElement | null, url: string): void => {
  if (field) insert(field, `\n![${messages.caption}](${url})\n`)
}

const send = async (api: ApiClient, file: File): Promise<string> => {
  const form = new FormData()
  form.append('file', file)
  const { url } = await unwrap(
    api.POST('/api/core/asset', {
      body: { file: '' },
      bodySerializer: () => form,
      ...ignoreErrors(),
    }),
  )
  return url
}

/** Buttons that write the signs of Markdown where the cursor is. */
export const TextTools = ({ field }: { field: RefObject<HTMLTextAreaElement | null> }) => {
  const { api } = useRemoteContext()
  const file = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'still' | 'sending' | 'failed'>('still')
  const [isChoosing, setIsChoosing] = useState(false)
  const taken = useRef<string | null>(null)
  // nothing can be typed behind an open dialog
  useEffect(() => {
    if (isChoosing || taken.current === null) return
    insertPicture(field.current, taken.current)
    taken.current = null
  }, [isChoosing, field])
  const handlePicture = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? []
    target.value = ''
    if (!picture) return
    setState('sending')
    try {
      const url = await send(api, picture)
      setState('still')
      insertPicture(field.current, url)
    } catch {
      setState('failed')
    }
  }
  return (
    <div>
      <div role="toolbar" aria-label={messages.tools} css={rowCss}>
        {names.map((name) => (
          <Button
            key={name}
            size="s"
            variant="secondary"
            onClick={() => field.current && apply(field.current, tools[name])}
          >
            {messages.tool[name]}
          </Button>
        ))}
        <Button
          size="s"
          variant="secondary"
          icon="picture"
          isLoading={state === 'sending'}
          onClick={() => file.current?.click()}
        >
          {messages.tool.picture}
        </Button>
        <Button size="s" variant="secondary" onClick={() => setIsChoosing(true)}>
          {messages.tool.uploaded}
        </Button>
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={messages.tool.picture}
          hidden
          onChange={handlePicture}
        />
      </div>
      {isChoosing && (
        <PicturesDialog
          onTake={(url) => {
            taken.current = url
            setIsChoosing(false)
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {state === 'failed' && (
        <Text tone="danger" size="s">
          <span role="alert">{messages.uploadFailed}</span>
        </Text>
      )}
    </div>
  )
}

const rowCss = { display: 'flex', flexWrap: 'wrap', gap: space[2] } as const
