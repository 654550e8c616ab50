import { formatNumber, NBSP, quoted } from '@isp/i18n'

export const fieldMessages = {
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  chooseFiles: `Выберите файлы или перетащите их сюда`,
  sending: (name: string) => `Отправка файла ${quoted(name)}`,
  sent: (share: number, size: string) =>
    `${formatNumber(Math.floor(share * 100))}${NBSP}% из${NBSP}${size}`,
  sendAgain: (name: string) => `Отправить ${quoted(name)} ещё раз`,
  removeFile: (name: string) => `Убрать файл ${quoted(name)}`,
} as const
