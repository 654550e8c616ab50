/** Names of properties that the shop adds to an export. */
export const propertyMessages = {
  allValues: (name: string) => `${name}, все значения`,
} as const
