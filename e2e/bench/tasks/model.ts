import type { Action, Counted } from './count-input.ts'

/**
 * Seconds of the keystroke-level model (Card, Moran, Newell: The Keystroke-Level Model for User Performance Time with
 * Interactive Systems, CACM 23:7, 1980): a key of an average typist, to point at something, to press, and to think before
 * an action. A phone is reckoned like a mouse.
 */
const SECONDS = { key: 0.28, point: 1.1, press: 0.2, thought: 1.35 }

/** How long a person takes who knows the way; what the shop takes comes on top. */
export const secondsOf = ({ actions, characters }: Counted): number => {
  const countOf = (kind: Action) => actions.filter((action) => action === kind).length
  return (
    actions.length * SECONDS.thought +
    countOf('press') * (SECONDS.point + SECONDS.press) +
    (countOf('key') + characters) * SECONDS.key
  )
}
