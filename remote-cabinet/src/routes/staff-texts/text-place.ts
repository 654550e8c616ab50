import type { TextKind } from '@isp/contract'

export type TextPlace = { kind: TextKind; slug: string }

/** What an address names; null for what the contract would refuse. */
export const parseTextPlace = ({
  kind,
  slug,
}: Readonly<Record<string, string | undefined>>): TextPlace | null =>
  (kind === 'article' || kind === 'page' || kind === 'offer') &&
  /^[a-z0-9][a-z0-9-]{0,119}$/.test(slug ?? '')
    ? { kind, slug: slug ?? '' }
    : null
