import { urls } from '@isp/contract/urls'
import { color, media, ProductPicture, radius, space } from '@isp/ui'
import { useState } from 'react'
import { PICTURE_SIZES } from './gallery-sizes.ts'
import { productMessages as messages } from './product.messages.ts'

/** The main picture, which opens large (picture-zoom.tsx, a picture alone without scripts), and small ones to choose from. */
export const Gallery = ({ images, name }: { images: readonly string[]; name: string }) => {
  const [chosen, setChosen] = useState(0)
  const image = images[chosen] ?? null
  const picture = <ProductPicture image={image} alt={name} sizes={PICTURE_SIZES} priority />
  return (
    <section aria-label={messages.pictures} css={rootCss}>
      {image === null ? (
        picture
      ) : (
        <a href={urls.image(image)} data-picture title={messages.zoom}>
          {picture}
        </a>
      )}
      {images.length > 1 && (
        <ul>
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={messages.showPicture(index + 1)}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              >
                <ProductPicture image={image} alt="" sizes="64px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const rootCss = {
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  '& > a > div, & > div': {
    border: `1px solid ${color.line}`,
    borderRadius: radius.l,
    // On a phone the price must not wait below the picture.
    [media.down(744)]: { aspectRatio: 'auto', height: '176px' },
  },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: space[2] },
  '& button': {
    display: 'block',
    width: '64px',
    padding: '3px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  },
  '& button[aria-pressed="true"]': {
    borderColor: color.accent,
    boxShadow: `0 0 0 1px ${color.accent}`,
  },
} as const
