/**
 * For `name:` of role queries: matches the whole text, where a space also matches a no-break space. Names are compared
 * character by character, and Russian typography uses many no-break spaces.
 */
export const words = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')}$`)
