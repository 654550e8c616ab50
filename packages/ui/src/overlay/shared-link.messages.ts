import { formatDate, momentHere, NBSP, typograph } from '@isp/i18n'

export const sharedLinkMessages = {
  link: 'Ссылка',
  pending: 'Готовим ссылку',
  until: (iso: string) => `Действует до${NBSP}${formatDate(momentHere(iso))}`,
  copy: 'Скопировать',
  copied: 'Ссылка скопирована.',
  copyFailed: typograph('Не получилось скопировать. Выделите ссылку и скопируйте её сами.'),
  retry: 'Повторить',
  revoke: 'Отозвать ссылку',
} as const
