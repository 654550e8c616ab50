import type { WorkGroup } from '@isp/contract'
import { EM_DASH, NBSP } from '@isp/i18n'

/** Groups of ISO 513 as buyers call them. */
const materials: Readonly<Record<WorkGroup, string>> = {
  P: 'сталь',
  M: 'нержавеющая сталь',
  K: 'чугун',
  N: 'цветные металлы',
  S: 'жаропрочные сплавы',
  H: 'закалённая сталь',
}

const named = /групп[аы]?\s.*материал/i
const letters = /^[PMKNSH](?:[\s,;/]*[PMKNSH]){0,5}$/

export const workGroupsMessages = {
  /**
   * «P, M — сталь, нержавеющая сталь»: for a filter by ISO 513 groups adds the materials' names to the letters,
   * also for screen readers.
   */
  withMaterials: (property: string, label: string): string => {
    if (!named.test(property) || !letters.test(label)) return label
    const names = (label.match(/\w/g) ?? []).map((letter) => materials[letter as WorkGroup])
    return `${label}${NBSP}${EM_DASH} ${names.join(', ')}`
  },
} as const
