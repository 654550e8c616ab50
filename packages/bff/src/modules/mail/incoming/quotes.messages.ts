/** Patterns by which mail programs common in Russia announce and quote a letter. All run in linear time. */
export const quoteSigns = {
  /** First line of our letters; in an answer, everything below it is quoted from us. */
  marker: 'Напишите ответ выше этой строки',
  /** 26.11.2026 · 26 нояб. 2026 г. · Nov 26, 2026 · 26 Nov 2026 · 2026-11-26 */
  date: /\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2} [А-Яа-яё]{3,8}\.? \d{4}|[A-Z][a-z]{2,8} \d{1,2}, \d{4}|\d{1,2} [A-Z][a-z]{2,8}\.?,? \d{4}|\d{4}-\d\d-\d\d/,
  time: /\d{1,2}:\d{2}/,
  verb: /пиш(?:ет|ут):|писал(?:а|и|\(а\))? ?:|писали \d|пользователь .{1,200}:$|wrote:/,
  /** First line of the head that Outlook puts above a quote. */
  from: /^\*?(?:От|From)\*?: ?\*? ?\S/,
  headLine: /^\*?(?:Отправлено|Дата|Кому|Копия|Тема|Sent|Date|To|Cc|Subject)\*?:/,
  divider:
    /^[-_—=*\s]{0,40}(?:Исходное сообщение|Пересылаемое сообщение|Пересланное сообщение|Начало переадресованного сообщения|Original Message|Forwarded message|Begin forwarded message)\s{0,3}:?[-_—=*\s]{0,40}$/i,
  /** Lines that mail programs of phones add below every letter. */
  telephone:
    /^(?:Отправлено с (?:моего )?(?:iPhone|iPad|Android|Samsung|Xiaomi|Huawei|Honor)|Отправлено из (?:мобильной )?(?:Яндекс[ .]?)?(?:Почты|приложения|Mail|Outlook)|Sent from (?:my |Outlook|Mail)|(?:Получить|Загрузить) Outlook для|Get Outlook for)/i,
} as const

/** Subjects of absence notes: the program's words first, then the original subject. */
export const absenceSubject =
  /^(?:\[[^\]]{1,40}\]\s*)?(?:автоответ|автоматический ответ|автоматическое сообщение об отсутствии|отсутствие на работе|вне офиса|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office(?: auto-?reply| reply)?)\s*(?:[:—–-]|$)/i
