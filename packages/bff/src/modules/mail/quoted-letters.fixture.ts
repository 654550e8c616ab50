/** How programs quote a letter of ours in an answer, in Russian; `answer` stands where its writer put it. */
export type Quoting = (answer: string) => string

const quoted = [
  '— Напишите ответ выше этой строки —',
  '',
  'Здравствуйте!',
  '',
  'Продавцов Пётр пишет:',
  '',
  'Сертификат во вложении.',
  '',
  'Открыть обращение: http://127.0.0.1:3000/cabinet/tickets/7/',
]
/** The same from before answers by mail were taken. */
const unmarked = quoted.slice(2)
const signed = (lines: readonly string[]): string =>
  lines.map((line) => (line ? `> ${line}` : '>')).join('\n')
const bare = (lines: readonly string[]): string => lines.join('\n')

const shop = 'ИСП <shop@example.com>'
const mailto = 'ИСП <shop@example.com <mailto:shop@example.com>>'

export const quotings: Readonly<Record<string, Quoting>> = {
  Gmail: (answer) => `${answer}\n\nчт, 26 нояб. 2026 г. в 10:15, ${shop}:\n\n${signed(quoted)}\n`,
  'Gmail, прежний вид': (answer) =>
    `${answer}\n\n26 ноября 2026 г., 10:15 пользователь ${shop} написал:\n\n${signed(unmarked)}\n`,
  'Gmail, две строки': (answer) =>
    `${answer}\n\nчт, 26 нояб. 2026 г. в 10:15, Интернет-магазин промышленного\nинструмента <shop@example.com>:\n\n${signed(unmarked)}`,
  'Gmail на телефоне, без пустой строки': (answer) =>
    `${answer}\nчт, 26 нояб. 2026 г., 10:15 ${shop}:\n${signed(quoted)}`,
  Яндекс: (answer) => `${answer}\n\n26.11.2026, 10:15, "ИСП" <shop@example.com>:\n${bare(quoted)}`,
  'Яндекс без нашей черты': (answer) =>
    `${answer}\n \n26.11.2026, 10:15, "ИСП" <shop@example.com>:\n${bare(unmarked)}`,
  'Яндекс на телефоне': (answer) =>
    `${answer}\nОтправлено из мобильной Яндекс Почты\n26.11.2026, 10:15, ${shop}:\n${signed(unmarked)}`,
  'Mail.ru': (answer) =>
    `\n${answer}\n\n \n \n>Четверг, 26 ноября 2026, 10:15 +03:00 от ${shop}:\n>\n${signed(quoted)}`,
  'Mail.ru, новый вид': (answer) =>
    `${answer}\n--\nОтправлено из Mail\n\nЧетверг, 26 ноября 2026 г., 10:15 +03:00 от ${shop}:\n\n${signed(unmarked)}`.replace(
      '--\nОтправлено из Mail\n',
      'Отправлено из Mail\n',
    ),
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
    `${answer}\n\nОтправлено с iPhone\n\n> 26 нояб. 2026 г., в 10:15, ${shop} написал(а):\n${signed(quoted)}`,
  'Thunderbird сверху': (answer) =>
    `${answer}\n\n26.11.2026 10:15, ИСП пишет:\n${signed(unmarked)}`,
  'Thunderbird снизу': (answer) => `26.11.2026 10:15, ИСП пишет:\n${signed(quoted)}\n\n${answer}`,
  'The Bat!': (answer) =>
    `Вы писали 26 ноября 2026 г., 10:15:02:\n\n${signed(unmarked)}\n\n${answer}\n`,
  'по-английски': (answer) =>
    `${answer}\n\nOn Thu, Nov 26, 2026 at 10:15 AM ${mailto}\nwrote:\n\n${signed(unmarked)}`,
  'одна наша черта': (answer) => `${answer}\n\n${bare(quoted)}`,
  'без цитаты': (answer) => answer,
}
