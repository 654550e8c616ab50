import { staffUrls } from '@isp/contract/urls'
import { formatDate } from '@isp/i18n'
import { type LetterContent, writeLetter } from '../mail/outgoing/mail-queue.service.ts'
import { canaryMessages as messages } from './canaries.messages.ts'
import type { CanaryRow } from './canaries.sql.ts'

/** Tells administrators that a release has withdrawn itself, or was withdrawn by somebody. */
export const withdrawnLetter = (
  { name, version, stages, stage, beganAt, beganBy, commit }: CanaryRow,
  { by, reason }: { by: string | null; reason: string },
  shopOrigin: string,
): LetterContent =>
  writeLetter({
    kind: 'fault',
    subject: by === null ? messages.subject(name) : messages.subjectOfAsked(name),
    parts: [
      { heading: messages.heading(name, version) },
      {
        facts: [
          [messages.facts.reason, reason],
          ...(by === null ? [] : [[messages.facts.by, by] as const]),
          [messages.facts.stage, messages.percent(stages[stage]?.percent ?? 0)],
          [messages.facts.began, `${formatDate(beganAt.toISOString())}, ${beganBy}`],
          ...(commit === null ? [] : [[messages.facts.commit, commit] as const]),
        ],
      },
      { text: messages.explained },
      {
        button: {
          text: messages.open,
          href: new URL(staffUrls.telemetry(new URLSearchParams({ view: 'releases' })), shopOrigin)
            .href,
        },
      },
    ],
    why: messages.why,
  })
