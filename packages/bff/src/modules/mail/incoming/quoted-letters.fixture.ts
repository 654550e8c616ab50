import { writeLetter } from '../outgoing/write-letter.ts'
import type { KnownText } from './known-text.ts'
import { quoteSigns } from './quotes.messages.ts'

/** Quotes of our letter as Russian-language mail programs make them, with `answer` where its writer put it. */
export type Quoting = (answer: string) => string

const letter = writeLetter({
  kind: 'ticket',
  subject: 'Ответ по обращению О-000007: Сертификат',
  marker: `— ${quoteSigns.marker} —`,
  parts: [
    { text: 'Здравствуйте!' },
    { text: 'Продавцов Пётр пишет:' },
    { quote: 'Сертификат во вложении.\nСколько штук нужно?' },
    { button: { text: 'Открыть обращение', href: 'http://127.0.0.1:3000/cabinet/tickets/7/' } },
    { note: 'Можно ответить прямо на это письмо: ответ появится в обращении.' },
  ],
  why: 'Вы получили это письмо, потому что участвуете в обращении О-000007.',
})

/** The known text of the conversation: the shop's letter and the buyer's question. */
export const before: KnownText = {
  texts: [letter.text, 'Сертификат во вложении.\nСколько штук нужно?'],
  own: ['Пришлите сертификат на сверло 8,5.'],
  pages: [letter.html],
  addresses: ['shop@example.com', 'anna@example.com'],
}

const quoted = letter.text.trim().split('\n')
/** The letter as sent before answers by e-mail existed: without the marker line. */
const unmarked = quoted.slice(2)
/** Wraps long lines as a mail program does. */
const narrow = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.replaceAll(/(.{20,40}) /g, '$1\n').split('\n'))
const signed = (lines: readonly string[], sign = '>'): string =>
  lines.map((line) => (line ? `${sign} ${line}` : sign)).join('\n')
const bare = (lines: readonly string[]): string => lines.join('\n')

const shop = 'ИСП <shop@example.com>'
const mailto = 'ИСП <shop@example.com <mailto:shop@example.com>>'
const asked = '25.11.2026 18:02, Анна <anna@example.com> пишет:'

export const quotings: Readonly<Record<string, Quoting>> = {
  Gmail: (answer) => `${answer}\n\nчт, 26 нояб. 2026 г. в 10:15, ${shop}:\n\n${signed(quoted)}\n`,
  'Gmail, прежний вид': (answer) =>
    `${answer}\n\n26 ноября 2026 г., 10:15 пользователь ${shop} написал:\n\n${signed(unmarked)}\n`,
  'Gmail, две строки': (answer) =>
    `${answer}\n\nчт, 26 нояб. 2026 г. в 10:15, Интернет-магазин промышленного\nинструмента <shop@example.com>:\n\n${signed(narrow(unmarked))}`,
  'Gmail на телефоне, без пустой строки': (answer) =>
    `${answer}\nчт, 26 нояб. 2026 г., 10:15 ${shop}:\n${signed(narrow(quoted))}`,
  Яндекс: (answer) => `${answer}\n\n26.11.2026, 10:15, "ИСП" <shop@example.com>:\n${bare(quoted)}`,
  'Яндекс без нашей черты': (answer) =>
    `${answer}\n \n26.11.2026, 10:15, "ИСП" <shop@example.com>:\n${bare(narrow(unmarked))}`,
  'Яндекс на телефоне': (answer) =>
    `${answer}\nОтправлено из мобильной Яндекс Почты\n26.11.2026, 10:15, ${shop}:\n${signed(unmarked)}`,
  'Mail.ru': (answer) =>
    `\n${answer}\n\n \n \n>Четверг, 26 ноября 2026, 10:15 +03:00 от ${shop}:\n>\n${signed(quoted)}`,
  'Mail.ru, новый вид': (answer) =>
    `${answer}\nОтправлено из Mail\n\nЧетверг, 26 ноября 2026 г., 10:15 +03:00 от ${shop}:\n\n${signed(unmarked)}`,
  Outlook: (answer) =>
    `${answer}\n\n________________________________\nОт: ${shop}\nОтправлено: 26 ноября 2026 г. 10:15\nКому: Анна\nТема: Ответ по обращению\n\n${bare(quoted)}`,
  'Outlook для Windows': (answer) =>
    `${answer}\n\n-----Исходное сообщение-----\nFrom: ${shop}\nSent: Thursday, November 26, 2026 10:15 AM\nTo: Анна\nSubject: Ответ\n\n${bare(unmarked)}`,
  'Outlook с жирным': (answer) =>
    `${answer}\r\n\r\n*От:* ${shop}\r\n*Дата:* четверг, 26 ноября 2026 г. в 10:15\r\n*Кому:* Анна\r\n*Тема:* Ответ\r\n\r\n${bare(unmarked)}`,
  'Outlook на телефоне': (answer) =>
    `${answer}\n\nПолучить Outlook для iOS<https://aka.ms/o0ukef>\n________________________________\nОт: ${shop}\nОтправлено: 26 ноября 2026 г. 10:15\nКому: Анна\nТема: Ответ\n\n${bare(quoted)}`,
  'Apple Mail': (answer) =>
    `${answer}\n\n> 26 нояб. 2026 г., в 10:15, ${shop} написал(а):\n> \n${signed(quoted)}`,
  'Apple Mail, разрыв': (answer) =>
    `${answer}\n\n26 нояб. 2026 г., в 10:15, ИСП\n<shop@example.com> написал(а):\n\n${signed(unmarked)}`,
  iPhone: (answer) =>
    `${answer}\n\nОтправлено с iPhone\n\n> 26 нояб. 2026 г., в 10:15, ${shop} написал(а):\n${signed(narrow(quoted))}`,
  'Thunderbird сверху': (answer) =>
    `${answer}\n\n26.11.2026 10:15, ИСП пишет:\n${signed(unmarked)}`,
  'Thunderbird снизу': (answer) => `26.11.2026 10:15, ИСП пишет:\n${signed(quoted)}\n\n${answer}`,
  'The Bat!': (answer) =>
    `Вы писали 26 ноября 2026 г., 10:15:02:\n\n${signed(unmarked)}\n\n${answer}\n`,
  'The Bat! с буквами': (answer) =>
    `${answer}\n\nВы писали 26 ноября 2026 г., 10:15:02:\n\n${signed(unmarked, '>')}`,
  'по-английски': (answer) =>
    `${answer}\n\nOn Thu, Nov 26, 2026 at 10:15 AM ${mailto}\nwrote:\n\n${signed(unmarked)}`,
  'цитата в цитате': (answer) =>
    `${answer}\n\n26.11.2026 10:15, ${shop} пишет:\n${signed(quoted)}\n> ${asked}\n>> Пришлите сертификат\n>> на сверло 8,5.`,
  'цепочка Outlook': (answer) =>
    `${answer}\n\nОт: ${shop}\nОтправлено: 26 ноября 2026 г. 10:15\nКому: Анна\nТема: Ответ\n\n${bare(quoted)}\n\nОт: Анна <anna@example.com>\nОтправлено: 25 ноября 2026 г. 18:02\nКому: ИСП\nТема: Сертификат\n\nПришлите сертификат на сверло 8,5.`,
  'одна наша черта': (answer) => `${answer}\n\n${bare(quoted)}`,
  'без цитаты': (answer) => answer,
}

const block = (inner: string, attributes = ''): string =>
  `<blockquote ${attributes}>${inner}</blockquote>`
const page = letter.html

/** The same quotes as HTML, for programs that send nothing else. */
export const pageQuotings: Readonly<Record<string, Quoting>> = {
  Gmail: (answer) =>
    `<div dir="ltr">${answer}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">чт, 26 нояб. 2026&nbsp;г. в 10:15, ИСП &lt;<a href="mailto:shop@example.com">shop@example.com</a>&gt;:<br></div>${block(page, 'class="gmail_quote" style="margin:0 0 0 .8ex"')}</div>`,
  Яндекс: (answer) =>
    `<div>${answer}</div><div> </div><div>26.11.2026, 10:15, "ИСП" &lt;shop@example.com&gt;:</div>${block(page)}`,
  'Mail.ru': (answer) =>
    `<html><body>${answer}<br><br>${block(`Четверг, 26 ноября 2026, 10:15 +03:00 от ИСП &lt;shop@example.com&gt;:<br>&nbsp;<div id="">${page}</div>`, 'style="border-left:1px solid #08F"')}</body></html>`,
  'Outlook для Windows': (answer) =>
    `<html xmlns:o="urn:x"><head><style>p.MsoNormal{margin:0}</style></head><body><div class="WordSection1">${answer}<p class="MsoNormal"><o:p>&nbsp;</o:p></p><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>From:</b> ИСП &lt;shop@example.com&gt; <br><b>Sent:</b> Thursday, November 26, 2026 10:15 AM<br><b>To:</b> Анна<br><b>Subject:</b> Ответ<o:p></o:p></p></div>${page}</div></body></html>`,
  'Outlook в браузере': (answer) =>
    `<div>${answer}</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>От:</b> ИСП &lt;shop@example.com&gt;<br><b>Отправлено:</b> 26 ноября 2026 г. 10:15<br><b>Кому:</b> Анна<br><b>Тема:</b> Ответ</div><div>&nbsp;</div><div>${page}</div>`,
  'Apple Mail': (answer) =>
    `<html><body>${answer}<br id="lineBreakAtBeginningOfMessage"><div><br>${block('<div>26 нояб. 2026 г., в 10:15, ИСП &lt;shop@example.com&gt; написал(а):</div><br>', 'type="cite"')}${block(page, 'type="cite"')}</div></body></html>`,
  Thunderbird: (answer) =>
    `<html><body>${answer}<div class="moz-cite-prefix">26.11.2026 10:15, ИСП пишет:<br></div>${block(page, 'type="cite" cite="mid:x"')}</body></html>`,
  'The Bat!': (answer) =>
    `<html><body>${answer}<p>Вы писали 26 ноября 2026 г., 10:15:02:</p>${block(page)}</body></html>`,
}
