/** Rules of the fields of §5: limits (§9, D47), normalisation, error codes. Shared by forms and server. */
import { MESSAGE_MAX } from '../limits.ts'
import { composed } from './composed.ts'
import { isEmail } from './email.ts'
import { keepLines, lengthOf, oneSpace, type TextRule, textRule } from './text-rule.ts'

/** §9; maximum length of each part of a person's name (§2.10). */
export const NAME_MAX = 80
export const EMAIL_MAX = 70
/** RFC 5321 §4.5.3.1.3: a login may be longer than the e-mail that forms accept. */
export const LOGIN_MAX = 254
export { MESSAGE_MAX }
/** §9, D47: subjects, comments of a line, names of drafts. */
export const LINE_MAX = 180

/** `maxLength` in characters; a field is required by default. */
export type FieldOptions = { maxLength?: number; isRequired?: boolean }

const LETTERS = String.raw`\p{Script=Latin}\p{Script=Cyrillic}`

export const nameRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: NAME_MAX,
  normalise: oneSpace,
  checks: [[new RegExp(`^[${LETTERS} -]+$`, 'u'), 'NAME_LETTERS']],
})

export const surnameRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: NAME_MAX,
  normalise: oneSpace,
  checks: [[new RegExp(`^[${LETTERS}-]+$`, 'u'), 'SURNAME_LETTERS']],
})

export const patronymicRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: NAME_MAX,
  isRequired: false,
  normalise: oneSpace,
  checks: [[new RegExp(`^[${LETTERS}-]+$`, 'u'), 'PATRONYMIC_LETTERS']],
})

const PASSWORD_MIN = 8

/** D8: browser and server trim it the same way; Unicode is normalised, because keyboards compose letters differently. */
export const passwordRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: 20,
  normalise: (text) => composed(text).trim(),
  checks: [[(text) => lengthOf(text) >= PASSWORD_MIN, 'PASSWORD_TOO_SHORT']],
  tooLong: 'PASSWORD_TOO_LONG',
})

const PHONE_DIGITS = 11

/** Pasted dashes are replaced with hyphens. */
export const phoneRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: 30,
  normalise: (text) => oneSpace(text.replaceAll(/[\u2010-\u2015\u2212]/g, '-')),
  checks: [
    [/^(\+7|8)/, 'PHONE_FORMAT'],
    [/^[\d ()+-]*$/, 'PHONE_CHARACTERS'],
    [(text) => text.replaceAll(/\D/g, '').length === PHONE_DIGITS, 'PHONE_LENGTH'],
  ],
})

/** D35: international addresses are allowed too. */
export const emailRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: EMAIL_MAX,
  normalise: oneSpace,
  checks: [[isEmail, 'EMAIL_FORMAT']],
})

/** A login may be any word; if it looks like an e-mail, it must be a valid one (§5 «Identifier»). */
export const loginRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: LOGIN_MAX,
  normalise: oneSpace,
  checks: [[(text) => !text.includes('@') || isEmail(text), 'IDENTIFIER_FORMAT']],
})

/** E-mail or phone. */
export const identifierRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: LOGIN_MAX,
  normalise: oneSpace,
  checks: [
    [
      (text) => isEmail(text) || phoneRule.check(phoneRule.normalise(text)) === null,
      'IDENTIFIER_FORMAT',
    ],
  ],
})

export const innRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: 12,
  normalise: oneSpace,
  checks: [[/^\d+$/, 'INN_DIGITS']],
})

/** D6: the code from the e-mail, four digits. */
export const codeRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: 4,
  normalise: (text) => text.trim(),
  checks: [[/^\d{4}$/, 'CODE_FORMAT']],
})

/** Text of several lines, without terminal control characters and characters that change the text direction. */
export const messageRule = ({
  maxLength = MESSAGE_MAX,
  isRequired = true,
}: FieldOptions = {}): TextRule =>
  textRule({
    maxLength,
    isRequired,
    normalise: keepLines,
    checks: [[/^(?:\P{C}|[\t\n])*$/u, 'TEXT_CHARACTERS']],
  })

/** A single line: a subject, an address, a name of a draft. */
export const lineRule = ({
  maxLength = LINE_MAX,
  isRequired = true,
}: FieldOptions = {}): TextRule =>
  textRule({
    maxLength,
    isRequired,
    normalise: oneSpace,
    checks: [[/^\P{C}*$/u, 'TEXT_CHARACTERS']],
  })
