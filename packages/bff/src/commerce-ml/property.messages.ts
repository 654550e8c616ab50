/** Names of properties that the shop makes for an export. */
export const propertyMessages = {
  allValues: (name: string) => `${name}, все значения`,
} as const
