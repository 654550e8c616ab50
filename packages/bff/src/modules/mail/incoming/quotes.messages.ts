/** How a letter above is announced and quoted, by the programs that people here write letters with. All tests are linear. */
export const quoteSigns = {
  /** First line of our own letters; whatever stands below it in an answer is ours. */
  marker: 'Напишите ответ выше этой строки',
  /** 26.11.2026 · 26 нояб. 2026 г. · Nov 26, 2026 · 26 Nov 2026 · 2026-11-26 */
  date: /\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2} [А-Яа-яё]{3,8}\.? \d{4}|[A-Z][a-z]{2,8} \d{1,2}, \d{4}|\d{1,2} [A-Z][a-z]{2,8}\.?,? \d{4}|\d{4}-\d\d-\d\d/,
  time: /\d{1,2}:\d{2}/,
  verb: /пиш(?:ет|ут):|писал(?:а|и|\(а\))? ?:|писали \d|пользователь .{1,200}:$|wrote:/,
  /** Of the head that Outlook puts over what it quotes. */
  from: /^\*?(?:От|From)\*?: ?\*? ?\S/,
  headLine: /^\*?(?:Отправлено|Дата|Кому|Копия|Тема|Sent|Date|To|Cc|Subject)\*?:/,
  divider:
    /^[-_—=*\s]{0,40}(?:Исходное сообщение|Пересылаемое сообщение|Пересланное сообщение|Начало переадресованного сообщения|Original Message|Forwarded message|Begin forwarded message)\s{0,3}:?[-_—=*\s]{0,40}$/i,
  /** What telephones put below whatever is written on them. */
  telephone:
    /^(?:Отправлено с (?:моего )?(?:iPhone|iPad|Android|Samsung|Xiaomi|Huawei|Honor)|Отправлено из (?:мобильной )?(?:Яндекс[ .]?)?(?:Почты|приложения|Mail|Outlook)|Sent from (?:my |Outlook|Mail)|(?:Получить|Загрузить) Outlook для|Get Outlook for)/i,
} as const

/** The subject of an absence note as a program writes it: its own words first, then what was written about. */
export const absenceSubject =
  /^(?:\[[^\]]{1,40}\]\s*)?(?:автоответ|автоматический ответ|автоматическое сообщение об отсутствии|отсутствие на работе|вне офиса|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office(?: auto-?reply| reply)?)\s*(?:[:—–-]|$)/i
