const titles: Readonly<Record<number, string>> = {
  503: 'Страница временно недоступна — ИСП',
}

export const documentMessages = {
  titleFor: (status: number): string => titles[status] ?? 'ИСП — инструмент для промышленности',
} as const
