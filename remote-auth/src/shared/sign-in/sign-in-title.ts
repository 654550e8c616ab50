import { passwordMessages } from '../password/password.messages.ts'
import { signInMessages as messages } from './sign-in.messages.ts'
import { isCredentialsStep, type SignInStep } from './sign-in-step.ts'

const titles: Partial<Record<SignInStep, string>> = {
  choose: messages.choiceTitle,
  moderation: messages.moderationTitle,
  'no-company': messages.doneTitle,
  member: messages.doneTitle,
}

/** Heading of a step; all that needs no words of its own is still the sign-in. */
export const signInTitle = (step: SignInStep, isForgot: boolean): string =>
  isForgot && isCredentialsStep(step)
    ? passwordMessages.forgotTitle
    : (titles[step] ?? messages.title)
