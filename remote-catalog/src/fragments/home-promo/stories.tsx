import { ignoreErrors } from '@isp/api-client'
import type { Promo } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { useSession } from '@isp/session'
import { useState } from 'react'
import { homePromoMessages as messages } from './home-promo.messages.ts'
import { openCss, rowCss } from './stories.css.ts'
import { StoryViewer } from './story-viewer.tsx'

/** A row of round pictures; each opens its story and counts as seen (a visitor once a day: the server's own care). */
export const Stories = ({ stories }: { stories: readonly Promo[] }) => {
  const { api } = useRemoteContext()
  const session = useSession()
  const [place, setPlace] = useState<number | null>(null)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  if (stories.length === 0) return null
  const open = (next: number) => {
    const story = stories[next]
    if (!story) return
    setPlace(next)
    if (seen.has(story.id)) return
    setSeen(new Set([...seen, story.id]))
    const header = { 'x-client-id': session.clientId() }
    // a failed count of views is not shown to the reader
    api
      .POST('/api/catalog/promo/stories/{id}/view', {
        params: { path: { id: story.id }, header },
        ...ignoreErrors(),
      })
      .catch(() => undefined)
  }
  return (
    <section aria-label={messages.stories}>
      <ul css={rowCss}>
        {stories.map(({ id, title, image }, at) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={messages.openStory(title)}
              data-seen={seen.has(id) || undefined}
              onClick={() => open(at)}
              css={openCss}
            >
              {image && (
                <img
                  src={image.src}
                  width={image.width}
                  height={image.height}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              )}
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ul>
      {place !== null && (
        <StoryViewer stories={stories} place={place} onOpen={open} onClose={() => setPlace(null)} />
      )}
    </section>
  )
}
