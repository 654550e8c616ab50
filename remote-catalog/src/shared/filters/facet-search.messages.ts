export const facetSearchMessages = {
  find: (name: string) => `Найти: ${name}`,
  nothing: 'Такого значения нет',
} as const
