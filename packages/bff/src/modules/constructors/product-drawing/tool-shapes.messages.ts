/** Words of attributes that a drawing understands, and its own. */
export const drawingMessages = {
  morse: /Морзе\s+(\d)/i,
  square: /квадрат/i,
  cone: 'Морзе',
  fileName: (article: string): string => `${article.replaceAll(/[/\\:*?"<>|]/g, '-')}.svg`,
} as const
