import type { BasketLine } from '@isp/contract'
import { faultOf, lineRule } from '@isp/contract/fields'
import { useChange } from '@isp/federation/page'
import { fieldMessage } from '@isp/i18n'
import { Button, TextField } from '@isp/ui'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { notesMessages as messages } from './notes.messages.ts'
import { useShownLines } from './use-shown-lines.ts'
import { useWriteComment } from './use-write-comment.ts'

const rule = lineRule({ isRequired: false })

/** What the buyer has written to a line, and the way to write it. */
export const LineComment = ({ line }: { line: BasketLine }) => {
  const [isEdited, setEdited] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  useEffect(() => {
    if (wasEdited.current && !isEdited) opener.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  const { comment, name } = line
  if (isEdited) return <CommentForm line={line} onClose={() => setEdited(false)} />
  return (
    <span className="comment">
      {comment && <q>{comment}</q>}
      <button
        ref={opener}
        type="button"
        aria-label={comment ? messages.changeCommentOf(name) : messages.addCommentOf(name)}
        onClick={() => setEdited(true)}
      >
        {comment ? messages.changeComment : messages.addComment}
      </button>
    </span>
  )
}

const CommentForm = ({ line, onClose }: { line: BasketLine; onClose: () => void }) => {
  const { productId, name, comment } = line
  const write = useWriteComment()
  const [text, setText] = useState(comment)
  const showLines = useShownLines()
  const fault = faultOf(rule, text)
  const save = useChange({
    saysFailure: 'page',
    send: (written: string, marks) => write(productId, written, marks),
    onDone: (_change, written) => {
      showLines((one) => (one.productId === productId ? { ...one, comment: written } : one))
      onClose()
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!fault) save.run(rule.normalise(text))
  }
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  }
  const error = fault ? fieldMessage(fault.code, fault.params) : save.failure?.message
  return (
    <form className="comment-form" onSubmit={handleSubmit} noValidate>
      <TextField
        label={messages.commentOf(name)}
        isLabelHidden
        hint={messages.commentHint}
        value={text}
        error={error}
        ref={(input) => input?.focus()}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKeyDown}
      />
      <Button type="submit" size="s" isLoading={save.isPending}>
        {messages.save}
      </Button>
      <Button variant="ghost" size="s" onClick={onClose}>
        {messages.cancel}
      </Button>
    </form>
  )
}
