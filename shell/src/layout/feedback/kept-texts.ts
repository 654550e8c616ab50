import { forgetDraft, keepDraft, readDraft } from '@isp/forms/drafts'
import { knownTexts, type MessageTexts, messageFields } from '@isp/forms/feedback'
import { type Standing, useStanding } from '@isp/session'
import { type RefObject, useEffect } from 'react'

const ownerOf = (standing: Standing): string => ('user' in standing ? standing.user.uuid : '')

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement

export const readTexts = (form: HTMLFormElement): MessageTexts => ({
  userName: fieldOf(form, 'userName').value,
  email: fieldOf(form, 'email').value,
  messages: fieldOf(form, 'messages').value,
})

/**
 * Fields are the browser's own: what is typed before the scripts come stays. Into those that are still empty comes what was
 * typed before a reload, else what the shop knows of whoever is signed in.
 */
export const useKeptTexts = (
  ref: RefObject<HTMLFormElement | null>,
  name: string,
  given: string,
) => {
  const standing = useStanding()
  const owner = ownerOf(standing)
  useEffect(() => {
    const form = ref.current
    if (!form || standing.kind === 'unknown' || standing.kind === 'waiting') return
    const kept = (readDraft(name, owner) ?? {}) as Partial<MessageTexts>
    const known = knownTexts(standing)
    for (const one of messageFields) {
      const field = fieldOf(form, one)
      if (field.value !== '' && field.value !== given) continue
      const text = kept[one] || (one === 'messages' ? '' : known[one])
      if (typeof text === 'string' && text) field.value = text
    }
  }, [ref, standing, name, owner, given])
  return {
    keep: (texts: MessageTexts) => keepDraft(name, owner, texts),
    forget: () => forgetDraft(name),
  }
}
