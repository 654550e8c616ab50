export const fieldMessages = {
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
} as const
