// What a buyer does with hand and finger, counted in the page from the events of the browser itself.
import type { BrowserContext } from 'playwright'

/**
 * - `press`: a click or a tap.
 * - `field`: the first character typed into a field, or what is pasted into it; the rest of it is the same action.
 * - `key`: any key that types nothing: Enter, Tab, an arrow, Backspace.
 */
export type Action = 'press' | 'field' | 'key'

/** What the page tells of one event; no action: a further character of the same field. */
type Input = { action: Action | null; characters: number }

const BINDING = 'benchInput'

/** Runs in the page before any of its scripts, in every document that the task comes to. */
const watchInput = (binding: string) => {
  const tell = (input: Input) =>
    (window as unknown as Record<string, (input: Input) => void>)[binding]?.(input)
  let typedInto: EventTarget | null = null
  addEventListener(
    'pointerdown',
    ({ isTrusted }) => {
      if (!isTrusted) return
      typedInto = null
      tell({ action: 'press', characters: 0 })
    },
    true,
  )
  addEventListener(
    'keydown',
    ({ isTrusted, key }) => {
      // a character comes as `input`; a modifier does nothing alone
      if (!isTrusted || key.length === 1 || /^(Shift|Control|Alt|Meta|AltGraph)$/.test(key)) return
      typedInto = null
      tell({ action: 'key', characters: 0 })
    },
    true,
  )
  addEventListener(
    'input',
    (event) => {
      // what a key changed (Backspace) is counted with the key
      if (!/^insert(Text|FromPaste)$/.test((event as InputEvent).inputType)) return
      const isGoingOn = event.target === typedInto
      typedInto = event.target
      tell({ action: isGoingOn ? null : 'field', characters: 1 })
    },
    true,
  )
}

/** In the order in which they were done; a text that is pasted is one character. */
export type Counted = { actions: Action[]; characters: number }

/** Counts from now on: what is done in a page of the context is added to the answer. */
export const countInput = async (context: BrowserContext): Promise<Counted> => {
  const counted: Counted = { actions: [], characters: 0 }
  await context.exposeBinding(BINDING, (_source, { action, characters }: Input) => {
    counted.characters += characters
    if (action) counted.actions.push(action)
  })
  await context.addInitScript(watchInput, BINDING)
  return counted
}
