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
 * Fields are the browser's own: what is typed before the scripts come stays. Into those that are still empty comes what was
 * typed before a reload, else what the shop knows of whoever is signed in.
 */
export const useKeptTexts = <Name extends string>(
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
    /** It was sent: who it is stays for another one, the words and the consent do not. */
    forget: (words: Name) => {
      forgetDraft(draft)
      const form = ref.current
      if (!form) return
      fieldOf(form, words).value = ''
      ;(fieldOf(form, 'consent') as HTMLInputElement).checked = false
    },
  }
}
