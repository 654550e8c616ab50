const titles: Readonly<Record<number, string>> = {
  404: 'Страница не найдена — ИСП',
  503: 'Страница временно недоступна — ИСП',
}

export const documentMessages = {
  titleFor: (status: number): string => titles[status] ?? 'ИСП — инструмент для промышленности',
} as const
