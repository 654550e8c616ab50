export const authWindowMessages = {
  authDialog: 'Вход в кабинет',
  authLoading: 'Открываем вход',
  authFailed: 'Окно входа не загрузилось.',
  authPage: 'Открыть страницу входа',
} as const
