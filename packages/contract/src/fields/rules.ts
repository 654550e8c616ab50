/** The fields of §5 once: limits (§9, D47), normalisation, codes. Forms and server use the same ones. */
import { MESSAGE_MAX } from '../limits.ts'
import { composed } from './composed.ts'
import { isEmail } from './email.ts'
import { keepLines, lengthOf, oneSpace, type TextRule, textRule } from './text-rule.ts'

/** §9; the length that names of people share (§2.10). */
export const NAME_MAX = 80
export const EMAIL_MAX = 70
/** RFC 5321 §4.5.3.1.3: a login is longer than the e-mail that a form takes. */
export const LOGIN_MAX = 254
export { MESSAGE_MAX }
/** §9, D47: subjects, comments of a line, names of drafts. */
export const LINE_MAX = 180

/** Required unless said. Characters. */
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

/** D8: trimmed the same way on both sides; the same letters however a keyboard composes them. */
export const passwordRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: 20,
  normalise: (text) => composed(text).trim(),
  checks: [[(text) => lengthOf(text) >= PASSWORD_MIN, 'PASSWORD_TOO_SHORT']],
  tooLong: 'PASSWORD_TOO_LONG',
})

const PHONE_DIGITS = 11

/** Hyphens and dashes of a paste are hyphens. */
export const phoneRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: 30,
  normalise: (text) => oneSpace(text.replaceAll(/[\u2010-\u2015\u2212]/g, '-')),
  checks: [
    [/^(\+7|8)/, 'PHONE_FORMAT'],
    [/^[\d ()+-]*$/, 'PHONE_CHARACTERS'],
    [(text) => text.replaceAll(/\D/g, '').length === PHONE_DIGITS, 'PHONE_LENGTH'],
  ],
})

/** D35: international addresses too. */
export const emailRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: EMAIL_MAX,
  normalise: oneSpace,
  checks: [[isEmail, 'EMAIL_FORMAT']],
})

/** A login may be any word; what looks like an e-mail must be one (§5 «Identifier»). */
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

/** D6: the code of a letter, four digits. */
export const codeRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: 4,
  normalise: (text) => text.trim(),
  checks: [[/^\d{4}$/, 'CODE_FORMAT']],
})

/** Several lines; nothing in them that controls a terminal or turns the direction of what follows. */
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

/** One line: a subject, an address, a name of a draft. */
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
