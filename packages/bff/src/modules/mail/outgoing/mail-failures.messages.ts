/**
 * Reasons of failed delivery for the staff. For servers without enhanced status codes (RFC 3463) their words are
 * searched as well.
 */
export const failureMessages = {
  reasons: {
    noMailbox: 'Такого адреса нет',
    noDomain: 'Нет такого домена, или он не принимает почту',
    disabled: 'Почтовый ящик отключён',
    full: 'Почтовый ящик переполнен',
    tooLarge: 'Письмо больше, чем принимает получатель',
    unwanted: 'Получатель отклонил письмо как нежелательное',
    wait: 'Почтовый сервер просит подождать',
    noConnection: 'Нет связи с почтовым сервером',
    noEntry: 'Почтовый сервер не принял имя или пароль магазина',
    refused: 'Почтовый сервер отказал',
    unknown: 'Причина неизвестна',
  },
  said: {
    noMailbox: /user unknown|unknown user|no such (?:user|mailbox)|does not exist|invalid mailbox/i,
    full: /quota|mailbox (?:is )?full/i,
    unwanted: /spam|blocked|blacklist|policy/i,
  },
} as const
