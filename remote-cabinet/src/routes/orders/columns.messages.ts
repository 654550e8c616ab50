export const columnsMessages = {
  title: 'Столбцы списка',
  up: (name: string): string => `Выше: ${name}`,
  down: (name: string): string => `Ниже: ${name}`,
  done: 'Готово',
  usual: 'Как обычно',
} as const
