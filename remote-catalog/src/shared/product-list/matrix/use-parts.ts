import { ignoreErrors, unwrap } from '@isp/api-client'
import type { LaidMatrix } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { type RefObject, startTransition, useEffect, useState } from 'react'
import type { MatrixLinks } from './matrix-links.ts'

const columnsOf = ({ rows, columns }: LaidMatrix): string =>
  JSON.stringify([rows.code, columns.code, columns.values])

/**
 * The parts of a long matrix: the one that came with the page, and the next ones as the box is scrolled to `end`, the
 * link to them. A part of another build of the catalogue would not fit, so then the link is left for the reader.
 */
export const useParts = (
  matrix: LaidMatrix,
  links: MatrixLinks,
  end: RefObject<HTMLElement | null>,
): readonly LaidMatrix[] => {
  const { api } = useRemoteContext()
  const [{ first, parts }, setParts] = useState({ first: matrix, parts: [matrix] })
  const own = first === matrix ? parts : [matrix]
  const next = own.at(-1)?.rows.next ?? null
  useEffect(() => {
    const link = end.current
    if (next === null || !link || typeof IntersectionObserver === 'undefined') return
    const load = async (): Promise<void> => {
      const query = { of: links.from(next) }
      const part = await unwrap(
        api.GET('/api/catalog/matrix', { params: { query }, ...ignoreErrors() }),
      )
      if (part.kind !== 'laid' || columnsOf(part) !== columnsOf(matrix)) return
      startTransition(() => setParts({ first: matrix, parts: [...own, part] }))
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load().catch(() => undefined)
      },
      { root: link.closest('.box'), rootMargin: '1000px' },
    )
    observer.observe(link)
    return () => observer.disconnect()
  }, [own.length, matrix])
  return own
}
