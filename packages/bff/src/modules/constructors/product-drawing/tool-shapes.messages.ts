/** Words recognised in attributes, and texts of drawings. */
export const drawingMessages = {
  morse: /Морзе\s+(\d)/i,
  square: /квадрат/i,
  cone: 'Морзе',
  fileName: (article: string): string => `${article.replaceAll(/[/\\:*?"<>|]/g, '-')}.svg`,
} as const
