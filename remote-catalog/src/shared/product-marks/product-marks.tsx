import { useReplay } from '@isp/federation/remote'
import { type Preferences, usePreferences, useSession } from '@isp/session'
import { Button, IconButton, type IconName, media } from '@isp/ui'
import type { FormEvent } from 'react'
import { marksMessages as messages } from './marks.messages.ts'
import type { MarksProps } from './marks-props.ts'

type MarkKind = {
  key: 'compare' | 'favorite'
  icon: IconName
  texts: { add: string; marked: string; addOf: (name: string) => string; removeOf: string }
  ids: (preferences: Preferences) => readonly number[]
}

const compare: MarkKind = {
  key: 'compare',
  icon: 'compare',
  texts: messages.compare,
  ids: ({ comparisonIds }) => comparisonIds,
}
const favorite: MarkKind = {
  key: 'favorite',
  icon: 'heart',
  texts: messages.favorite,
  ids: ({ favoriteIds }) => favoriteIds,
}

type MarkProps = MarksProps & { kind: MarkKind; onToggle: (isMarked: boolean) => void }

/** A click before hydration counts: the starter holds the form. */
const Mark = ({ kind, productId, name, isWide, onToggle }: MarkProps) => {
  const replay = useReplay(`${kind.key}-${productId}`)
  const isMarked = usePreferences((state) => kind.ids(state).includes(productId))
  const { add, marked, addOf, removeOf } = kind.texts
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onToggle(isMarked)
  }
  return (
    <form {...replay} onSubmit={handleSubmit}>
      {isWide ? (
        <Button
          type="submit"
          variant="secondary"
          icon={isMarked ? 'check' : kind.icon}
          aria-pressed={isMarked}
        >
          {isMarked ? marked : add}
        </Button>
      ) : (
        <IconButton
          type="submit"
          size="s"
          icon={kind.icon}
          isActive={isMarked}
          label={addOf(name)}
          title={isMarked ? removeOf : add}
        />
      )}
    </form>
  )
}

/** Comparison is anybody's, favourites are an account's (§6): a mark made before the sign-in goes there with it. */
export const ProductMarks = (props: MarksProps) => {
  const session = useSession()
  const { productId } = props
  const handleCompare = () => session.preferences.getState().toggleComparison(productId)
  const handleFavorite = (isMarked: boolean) => {
    session.preferences.getState().toggleFavorite(productId)
    if (!isMarked && session.auth.getState().status === 'anonymous') {
      session.openAuth({ reason: messages.signIn })
    }
  }
  return (
    <div css={{ display: 'contents', [media.noScripts]: { display: 'none' } }}>
      <Mark {...props} kind={compare} onToggle={handleCompare} />
      <Mark {...props} kind={favorite} onToggle={handleFavorite} />
    </div>
  )
}
