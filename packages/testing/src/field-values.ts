/**
 * Values of §5 that forms and server must treat alike: the same table is tested in a form and over HTTP. `typed`: what
 * the user enters; `sent`: the normalised value; `code`: the error.
 */
type FieldValue =
  | { typed: string; sent: string; code?: never }
  | { typed: string; code: string; sent?: never }

const letters = (count: number): string => 'я'.repeat(count)

export const fieldValues: Readonly<Record<'name' | 'phone' | 'email', readonly FieldValue[]>> = {
  name: [
    { typed: 'Müller', sent: 'Müller' },
    { typed: 'Mu\u0308ller', sent: 'Müller' },
    { typed: ' Анна-Мария\u00A0 Ёлкина\t', sent: 'Анна-Мария Ёлкина' },
    { typed: 'Андри\u0438\u0306', sent: 'Андрий'.replace('ий', 'и\u0439') },
    { typed: letters(80), sent: letters(80) },
    { typed: '', code: 'REQUIRED' },
    { typed: ' \t ', code: 'REQUIRED' },
    { typed: 'Анна 2', code: 'NAME_LETTERS' },
    { typed: 'Анна\nПетрова', code: 'NAME_LETTERS' },
    { typed: '<b>Анна</b>', code: 'NAME_LETTERS' },
    { typed: '\u202AАн\u00ADна\u202E', sent: 'Анна' },
    { typed: '\u200B\u2060', code: 'REQUIRED' },
    { typed: letters(81), code: 'TOO_LONG' },
  ],
  phone: [
    { typed: '+7 (831) 200-00-00', sent: '+7 (831) 200-00-00' },
    { typed: '\t+7\t831 200-00-00 ', sent: '+7 831 200-00-00' },
    { typed: '8\u00A0831\u00A0200\u201100\u201100', sent: '8 831 200-00-00' },
    { typed: '88312000000', sent: '88312000000' },
    { typed: '\u202A+7 831 200-00-00\u202C', sent: '+7 831 200-00-00' },
    { typed: '', code: 'REQUIRED' },
    { typed: '7 831 200-00-00', code: 'PHONE_FORMAT' },
    { typed: '+7 831 200-00-0a', code: 'PHONE_CHARACTERS' },
    { typed: '+7 831 200\n00-00', code: 'PHONE_CHARACTERS' },
    { typed: '+7 831 200-00-0', code: 'PHONE_LENGTH' },
    { typed: '+7 831 200-00-000', code: 'PHONE_LENGTH' },
    { typed: `8${' - '.repeat(11)}8312000000`, code: 'TOO_LONG' },
  ],
  email: [
    { typed: ' anna@example.com ', sent: 'anna@example.com' },
    { typed: 'а@домен.рф', sent: 'а@домен.рф' },
    { typed: '\uFEFFanna@exam\u200Bple.com', sent: 'anna@example.com' },
    { typed: 'Анна.Петрова+shop@почта.пример.рф', sent: 'Анна.Петрова+shop@почта.пример.рф' },
    { typed: 'a@xn--d1acufc.xn--p1ai', sent: 'a@xn--d1acufc.xn--p1ai' },
    { typed: "o'neil_1@sub.example.co.uk", sent: "o'neil_1@sub.example.co.uk" },
    { typed: '', code: 'REQUIRED' },
    { typed: 'anna', code: 'EMAIL_FORMAT' },
    { typed: 'anna@example', code: 'EMAIL_FORMAT' },
    { typed: 'anna@@example.com', code: 'EMAIL_FORMAT' },
    { typed: '.anna@example.com', code: 'EMAIL_FORMAT' },
    { typed: 'an..na@example.com', code: 'EMAIL_FORMAT' },
    { typed: 'anna@-example.com', code: 'EMAIL_FORMAT' },
    { typed: 'anna@192.168.0.1', code: 'EMAIL_FORMAT' },
    { typed: 'anna petrova@example.com', code: 'EMAIL_FORMAT' },
    { typed: 'anna@example.com\r\nbcc: all@example.com', code: 'EMAIL_FORMAT' },
    { typed: `${'a'.repeat(60)}@example.com`, code: 'TOO_LONG' },
  ],
}
