import { type LetterContent, writeLetter } from '../mail/outgoing/mail-queue.service.ts'
import { sentryMessages as messages } from './sentry.messages.ts'
import type { SentryNotice } from './sentry-notice.ts'

export const sentryLetter = ({ title, level, project, url }: SentryNotice): LetterContent =>
  writeLetter({
    kind: 'fault',
    subject: messages.subject(title),
    parts: [
      { heading: messages.heading },
      { quote: title || messages.untitled },
      {
        facts: [
          [messages.level, messages.levels[level]],
          ...(project === null ? [] : [[messages.project, project] as const]),
        ],
      },
      ...(url === null ? [] : [{ button: { text: messages.open, href: url } }]),
    ],
    why: messages.why,
  })
