import { documentTitle } from '@isp/contract/site'
import { typograph } from '@isp/i18n'

export const changePasswordMessages = {
  documentTitle: documentTitle('Смена пароля'),
  title: 'Смена пароля',
  resetTitle: 'Новый пароль',
  current: 'Нынешний пароль',
  next: 'Новый пароль',
  repeat: 'Новый пароль ещё раз',
  hint: 'От 8 до 20 символов',
  submit: 'сменить пароль',
  resetNote: typograph('После смены все открытые сеансы завершатся, и нужно будет войти снова.'),
  changeNote: typograph('После смены остальные сеансы завершатся, этот продолжится.'),
  done: 'Пароль изменён',
  doneText: typograph('Войдите с новым паролем.'),
  changedText: typograph('На других устройствах нужно будет войти снова.'),
  signIn: 'войти',
  toCabinet: 'в кабинет',
  noLink: 'Ссылка неполная',
  noLinkText: typograph(
    'Откройте ссылку из письма целиком или запросите новое письмо. Чтобы сменить известный пароль, войдите в кабинет.',
  ),
  askAgain: 'запросить новое письмо',
} as const
