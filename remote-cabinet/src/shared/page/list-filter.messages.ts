export const listFilterMessages = { find: 'Найти', reset: 'Сбросить' } as const
