import { NBSP, typograph } from '@isp/i18n'

export const marksMessages = {
  compare: {
    add: 'Сравнить',
    marked: `В${NBSP}сравнении`,
    addOf: (name: string) => `Сравнить: ${name}`,
    removeOf: `Убрать из${NBSP}сравнения`,
  },
  favorite: {
    add: `В${NBSP}избранное`,
    marked: `В${NBSP}избранном`,
    addOf: (name: string) => typograph(`В избранное: ${name}`),
    removeOf: `Убрать из${NBSP}избранного`,
  },
  signIn: typograph('Войдите, чтобы сохранить товар в избранном'),
} as const
