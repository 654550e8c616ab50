import { urls } from '@isp/contract/urls'
import { color, Icon, radius, VisuallyHidden } from '@isp/ui/core'
import { productMessages } from './product.messages.ts'

/** Sides of the two stored sizes, px; pictures are square. */
const SMALL = 320
const ORIGIN = 800

export type ProductPictureProps = {
  /** `image` of a product card, without folder and extension; `null` draws the placeholder. */
  image: string | null
  /** Name of the product; an empty string where the name stands right beside it. */
  alt: string
  /** How wide it is on the page; `160px` by default. */
  sizes?: string
  /** The largest picture of the first screen: loads at once and first. Others load when they come near. */
  priority?: boolean
  className?: string
}

/** `imagesrcset` for the preload in `<head>`: must be the same as the picture's own. */
export const pictureSources = (image: string): { src: string; srcSet: string } => ({
  src: urls.image(image),
  srcSet: `${urls.image(image, SMALL)} ${SMALL}w, ${urls.image(image)} ${ORIGIN}w`,
})

const frameCss = {
  position: 'relative',
  width: '100%',
  aspectRatio: '1 / 1',
  borderRadius: radius.m,
  overflow: 'hidden',
} as const

const placeholderCss = {
  ...frameCss,
  display: 'grid',
  placeItems: 'center',
  background: color.surfaceMuted,
  color: color.textDisabled,
  '& svg': { width: '32%', maxWidth: '48px', height: 'auto' },
} as const

/** A square picture that reserves its place before it loads. */
export const ProductPicture = ({
  image,
  alt,
  sizes = '160px',
  priority = false,
  className,
}: ProductPictureProps) =>
  image === null ? (
    <div className={className} css={placeholderCss}>
      <Icon name="picture" size={48} />
      <VisuallyHidden>{productMessages.noPicture}</VisuallyHidden>
    </div>
  ) : (
    <div className={className} css={{ ...frameCss, background: color.surface }}>
      <img
        {...pictureSources(image)}
        sizes={sizes}
        alt={alt}
        width={ORIGIN}
        height={ORIGIN}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        css={{ width: '100%', height: '100%', objectFit: 'contain' }}
      />
    </div>
  )
