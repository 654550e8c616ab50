import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Button, font, Select, space, Tag, Text } from '@isp/ui'
import { useRef, useState } from 'react'
import type { PlaceDraft } from './promo-draft.ts'
import { sectionOptionsQuery } from './section-options.ts'
import { promoMessages as messages } from './staff-promo.messages.ts'

const MAX_PLACES = 50

type PlacesFieldProps = {
  places: readonly PlaceDraft[]
  error?: string
  onPlaces: (places: PlaceDraft[]) => void
}

/** On the pages of which sections it stands; none: on home. */
export const PlacesField = ({ places, error, onPlaces }: PlacesFieldProps) => {
  const { api } = useRemoteContext()
  const { data = [] } = useQuery(sectionOptionsQuery(api))
  const [next, setNext] = useState('')
  const choice = useRef<HTMLSelectElement>(null)
  const left = data.filter(({ value }) => !places.some(({ id }) => id === value))
  const chosen = left.find(({ value }) => value === next)
  const handleAdd = () => {
    if (!chosen) return
    onPlaces([...places, { id: chosen.value, name: chosen.name }])
    setNext('')
    choice.current?.focus()
  }
  const handleRemove = (id: string) => {
    onPlaces(places.filter((one) => one.id !== id))
    // its button is gone
    choice.current?.focus()
  }
  return (
    <fieldset css={rootCss}>
      <legend>{messages.places}</legend>
      {places.length === 0 ? (
        <Text size="s" tone="muted">
          {messages.placesHome}
        </Text>
      ) : (
        <ul aria-label={messages.placesChosen}>
          {places.map(({ id, name }) => (
            <li key={id}>
              <Tag removeLabel={messages.removePlace(name)} onRemove={() => handleRemove(id)}>
                {name}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      {places.length < MAX_PLACES && (
        <div css={addCss}>
          <Select
            ref={choice}
            label={messages.addPlaceLabel}
            hint={messages.placesHint}
            emptyLabel={messages.choose}
            options={left.map(({ value, label }) => ({ value, label }))}
            value={next}
            error={error}
            onChange={({ target }) => setNext(target.value)}
          />
          <Button variant="secondary" aria-disabled={!chosen || undefined} onClick={handleAdd}>
            {messages.addPlace}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const rootCss = {
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBottom: space[1], padding: 0, fontWeight: font.weight.medium },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: space[2] },
} as const

const addCss = { display: 'grid', gap: space[2], '& > button': { justifySelf: 'start' } } as const
