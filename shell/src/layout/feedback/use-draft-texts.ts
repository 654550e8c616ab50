import { forgetDraft, keepDraft, readDraft } from '@isp/forms/drafts'
import { type Standing, useStanding } from '@isp/session'
import { type RefObject, useEffect } from 'react'

type Texts<Name extends string> = Record<Name, string>

const ownerOf = (standing: Standing): string => ('user' in standing ? standing.user.uuid : '')

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement

export const readTexts = <Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Texts<Name> =>
  Object.fromEntries(names.map((name) => [name, fieldOf(form, name).value])) as Texts<Name>

/**
 * Texts of an uncontrolled form, so that text typed before hydration stays. Fields that are still empty get the text
 * saved before a reload, or else what the shop knows about the user.
 */
export const useDraftTexts = <Name extends string>(
  ref: RefObject<HTMLFormElement | null>,
  draft: string,
  names: readonly Name[],
  known: (standing: Standing) => Partial<Texts<NoInfer<Name>>>,
  given = '',
) => {
  const standing = useStanding()
  const owner = ownerOf(standing)
  useEffect(() => {
    const form = ref.current
    if (!form || standing.kind === 'unknown' || standing.kind === 'waiting') return
    const kept = (readDraft(draft, owner) ?? {}) as Partial<Texts<Name>>
    for (const name of names) {
      const field = fieldOf(form, name)
      if (field.value !== '' && field.value !== given) continue
      const text = kept[name] || known(standing)[name]
      if (typeof text === 'string' && text) field.value = text
    }
  }, [ref, standing, draft, owner, names, known, given])
  return {
    keep: () => ref.current && keepDraft(draft, owner, readTexts(ref.current, names)),
    /** Call after sending: clears the draft, the message and the consent; the sender's data stay for another message. */
    forget: (words: Name) => {
      forgetDraft(draft)
      const form = ref.current
      if (!form) return
      fieldOf(form, words).value = ''
      ;(fieldOf(form, 'consent') as HTMLInputElement).checked = false
    },
  }
}
