import type { Product } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { PageRules } from '@isp/federation/remote'
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { PictureViewer } from './picture-viewer.tsx'

type Viewer = ComponentType<ComponentProps<typeof PictureViewer>>

/** A press that a browser would follow in another tab or a file stays its own. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The picture under the pointer: links to pictures stand on the page before any script, and open there without it. */
const pictureOf = ({ target }: Event): string | null =>
  (target as Element).closest?.('a[data-picture]')?.getAttribute('href') ?? null

const loadViewer = async (): Promise<Viewer> =>
  (await import(/* webpackChunkName: "other-pages" */ './picture-viewer.tsx')).PictureViewer

const preload = (event: Event): void => {
  if (pictureOf(event)) loadViewer().catch(() => {})
}

/**
 * Opens pictures of the product over the page. The viewer is loaded as the pointer comes to one; where it cannot be had, the picture
 * opens alone.
 */
export const PictureZoom = ({ product: { images, name } }: { product: Product }) => {
  const [part, setPart] = useState<{ Viewer: Viewer } | null>(null)
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    const handlePress = async (event: MouseEvent) => {
      const href = pictureOf(event)
      const place = images.findIndex((image) => urls.image(image) === href)
      if (href === null || place < 0 || !isPlain(event)) return
      event.preventDefault()
      try {
        const Viewer = await loadViewer()
        setPart({ Viewer })
        setShown(place)
      } catch {
        window.location.assign(href)
      }
    }
    document.addEventListener('pointerover', preload)
    document.addEventListener('click', handlePress)
    return () => {
      document.removeEventListener('pointerover', preload)
      document.removeEventListener('click', handlePress)
    }
  }, [images])
  return (
    <>
      <PageRules>{'a[data-picture] { cursor: zoom-in }'}</PageRules>
      {part && (
        <part.Viewer images={images} name={name} first={shown} onClose={() => setShown(null)} />
      )}
    </>
  )
}
